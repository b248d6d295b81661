import type { MailingAnswer } from "../../mailings/routes.ts";
import { useLiveAnswer } from "../live.tsx";
import { AreaTitle, Loading, Problem, Tab, TabNav } from "../parts.tsx";
import { to, useRoute } from "../route.ts";
import { Compose } from "./compose.tsx";
import { MailingList, NoMailServer } from "./mailing-list.tsx";
import { Progress } from "./progress.tsx";
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

/** A draft to write, or what became of a mailing. */
function MailingPage({ id }: { id: string }) {
  const { data, error, reload } = useLiveAnswer<MailingAnswer>(`/api/mailings/${id}`);
  return (
    <>
      <a href={to(["mailings"])} className="desk-link inline-flex min-h-9 items-center">
        Mailings
      </a>
      <Problem>{error}</Problem>
      {!data && !error && <Loading />}
      {data && <NoMailServer isWithoutMail={data.isWithoutMail} />}
      {data?.mailing.state === "draft" && <Compose {...data} onChange={reload} />}
      {data && data.mailing.state !== "draft" && <Progress {...data} onChange={reload} />}
    </>
  );
}
