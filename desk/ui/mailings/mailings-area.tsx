import { AreaTitle, Tab, TabNav } from "../parts.tsx";
import { to, useRoute } from "../route.ts";
import { MailingList } from "./mailing-list.tsx";
import { MailingPage } from "./mailing-page.tsx";
import { WaitingLists } from "./waiting-lists.tsx";
import { WatchedRules } from "./watched-rules.tsx";

const TABS = [
  { id: "", label: "Mailings" },
  { id: "waiting", label: "Waiting for dates" },
  { id: "watch", label: "Watched rules" },
];

/** Mails to many people: the newsletter, the dates of a course, the changes of rules. */
export default function MailingsArea() {
  const [page = "", id] = useRoute().parts;
  if (page === "mailing" && id) return <MailingPage key={id} id={id} />;
  return (
    <>
      <AreaTitle>Mailings</AreaTitle>
      <TabNav label="Kinds of mailings">
        {TABS.map((tab) => (
          <Tab key={tab.id} to={to(["mailings", tab.id].filter(Boolean))} isCurrent={tab.id === page}>
            {tab.label}
          </Tab>
        ))}
      </TabNav>
      {page === "" && <MailingList />}
      {page === "waiting" && <WaitingLists />}
      {page === "watch" && <WatchedRules />}
    </>
  );
}
