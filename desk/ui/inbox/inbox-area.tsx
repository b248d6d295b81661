import type { AuditLine } from "../../../server/inbox/audit.ts";
import { useLive, useLiveAnswer } from "../live.tsx";
import { momentText } from "../moments.ts";
import { AreaTitle, Cell, Link, Problem, Tab, Table, TabNav } from "../parts.tsx";
import { to, useRoute } from "../route.ts";
import { Courses } from "./courses.tsx";
import { Figures } from "./figures.tsx";
import { Lists } from "./lists.tsx";
import { Person } from "./person.tsx";
import { Submissions } from "./submissions.tsx";

/** What visitors sent, and everything that is done with it. */
export default function InboxArea() {
  const { parts, query } = useRoute();
  const { overview } = useLive();
  const [page = "messages"] = parts;
  const isList = page === "messages" || page === "message";
  const tab = isList ? (query.get("tab") ?? "messages") : page;
  const tabs = [
    { id: "messages", label: "Messages", to: to(["inbox"]), count: overview?.unread },
    { id: "failed", label: "Undelivered", to: to(["inbox"], { tab: "failed" }), count: overview?.failed },
    { id: "spam", label: "Spam", to: to(["inbox"], { tab: "spam" }), count: overview?.spam },
    { id: "courses", label: "Courses", to: to(["inbox", "courses"]) },
    { id: "lists", label: "Subscribers", to: to(["inbox", "lists"]) },
    { id: "figures", label: "Figures", to: to(["inbox", "figures"]) },
    { id: "person", label: "A person", to: to(["inbox", "person"]) },
    { id: "log", label: "Changes", to: to(["inbox", "log"]) },
  ];
  return (
    <>
      <AreaTitle>Inbox</AreaTitle>
      <TabNav label="In the inbox">
        {tabs.map(({ id, label, ...link }) => (
          <Tab key={id} {...link} isCurrent={id === tab}>
            {label}
          </Tab>
        ))}
      </TabNav>
      <Problem>{overview?.alarm}</Problem>
      <Problem>
        {overview?.isWithoutMail &&
          "No mail server is set (SMTP_URL): mails are written to a file, not sent. Neither visitors nor the firm get them."}
      </Problem>
      {isList && <Submissions />}
      {page === "courses" && <Courses />}
      {page === "lists" && <Lists />}
      {page === "figures" && <Figures />}
      {page === "person" && <Person key={query.get("email")} />}
      {page === "log" && <Log />}
    </>
  );
}

/** The last hundred changes in every area of the desk. */
function Log() {
  const { data, error } = useLiveAnswer<{ lines: AuditLine[] }>("/api/audit");
  if (!data) return <Problem>{error}</Problem>;
  if (data.lines.length === 0) return <p>Nobody has changed anything yet.</p>;
  return (
    <Table caption="Changes at the desk" head={["When", "Who", "What", "Where"]}>
      {data.lines.map(({ at, who, what, subject, room }) => (
        <tr key={`${at} ${subject} ${what}`}>
          <Cell className="figures whitespace-nowrap">{momentText(at)}</Cell>
          <Cell>{who}</Cell>
          <Cell className="min-w-56">{what}</Cell>
          <Cell className="break-words">
            {(room === "inbox" || room === "mailings") && subject ? (
              <Link
                href={to([room, room === "inbox" ? "message" : "mailing", subject])}
                className="font-semibold"
              >
                {subject}
              </Link>
            ) : (
              subject
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
