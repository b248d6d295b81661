import { Download } from "lucide-react";
import { Badge } from "../../../site/ui/badge.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import type { Change } from "../../session-routes.ts";
import { download } from "../api.ts";
import { Cell, Table } from "../lists.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { dayText, momentText } from "../moments.ts";
import { Loading, Problem, Section, SmallButton } from "../parts.tsx";
import { AreaTitle, Link, Tab, TabNav, to, useRoute } from "../route.tsx";
import { LISTS, type ListName, listOf } from "./lists.ts";
import { seatsText } from "./names.ts";
import { Person } from "./person.tsx";
import { RunPage } from "./run-page.tsx";
import { Submissions } from "./submissions.tsx";

/** What bookmarks of earlier versions say. */
const OLD_NAMES: Record<string, string> = { courses: "trainings", log: "changes" };

/** The area with submissions, runs and registrations, subscribers, charts and persons. */
export default function InboxArea() {
  const { parts, query } = useRoute();
  const { overview } = useLive();
  const page = OLD_NAMES[parts[0] ?? ""] ?? parts[0] ?? "messages";
  const isList = page === "messages" || page === "message";
  const tab = isList ? listOf(query) : page;
  const counts: Partial<Record<ListName, number | undefined>> = { ...overview };
  const lists = (Object.keys(LISTS) as ListName[]).map((id) => ({
    id,
    label: LISTS[id],
    to: to(["inbox"], id === "waiting" ? {} : { tab: id }),
    count: counts[id],
  }));
  const tabs: { id: string; label: string; to: string; count?: number | undefined }[] = [
    ...lists,
    { id: "trainings", label: "Trainings", to: to(["inbox", "trainings"]) },
    { id: "lists", label: "Subscribers", to: to(["inbox", "lists"]) },
    { id: "person", label: "People", to: to(["inbox", "person"]) },
    { id: "changes", label: "Changes", to: to(["inbox", "changes"]) },
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
          "Mails are not sent: neither visitors nor the firm get them. Tell who runs the server that it has no mail server yet."}
      </Problem>
      {isList && <Submissions />}
      {page === "trainings" && <Trainings />}
      {page === "lists" && <SubscriberLists />}
      {page === "figures" && (
        <p>
          Figures are <Link href={to(["figures"])}>an area of their own</Link> now.
        </p>
      )}
      {page === "person" && <Person key={query.toString()} />}
      {page === "changes" && <Changes />}
    </>
  );
}

/** The last hundred changes in all areas that one's role may open. */
function Changes() {
  const { data, error } = useLiveAnswer<{ lines: Change[] }>("/api/audit");
  if (!data) return <Problem>{error}</Problem>;
  if (data.lines.length === 0) return <p>Nobody has changed anything yet.</p>;
  return (
    <Table caption="Changes at the desk" head={["When", "Who", "What", "Where"]}>
      {data.lines.map(({ at, who, what, subject, title, area }) => (
        <tr key={`${at} ${subject} ${what}`}>
          <Cell className="figures whitespace-nowrap">{momentText(at)}</Cell>
          <Cell>{who}</Cell>
          <Cell className="min-w-56">{what}</Cell>
          <Cell className="break-words">
            {(area === "inbox" || area === "mailings") && subject ? (
              <Link
                href={to([area, area === "inbox" ? "message" : "mailing", subject])}
                className="font-semibold"
              >
                {subject}
              </Link>
            ) : (
              (title ?? subject)
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

type Subscriber = { email: string; list: string; confirmedAt: number; page: string };

/** The subscriptions of each list that are confirmed and not cancelled. */
function SubscriberLists() {
  return (
    <div className="grid items-start gap-12 xl:grid-cols-2">
      <SubscriberList list="newsletter" title="Newsletter" />
      <SubscriberList list="waiting" title="Waiting for training dates" />
      <SubscriberList list="watch" title="Watching the rules of a result" />
    </div>
  );
}

const SECOND_COLUMN = { newsletter: "Asked on", waiting: "Training", watch: "Result" };

function SubscriberList({ list, title }: { list: keyof typeof SECOND_COLUMN; title: string }) {
  const { data, error } = useLiveAnswer<{ people: Subscriber[] }>(`/api/inbox/lists/${list}`);
  const people = data?.people ?? [];
  return (
    <section aria-labelledby={list} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={list} className="text-h4">
          {title} <span className="figures text-ink-soft">({people.length})</span>
        </h2>
        {people.length > 0 && (
          <SmallButton icon={Download} onClick={() => void download(`/api/inbox/lists/${list}/csv`)}>
            Save as CSV
          </SmallButton>
        )}
      </div>
      <Problem>{error}</Problem>
      {data && people.length === 0 && <p>Nobody yet.</p>}
      {people.length > 0 && (
        <Table caption={title} head={["Address", SECOND_COLUMN[list], "Confirmed"]}>
          {people.map(({ email, list: name, confirmedAt, page }) => (
            <tr key={`${email} ${name}`}>
              <Cell className="break-all">
                <Link href={to(["inbox", "person"], { email })}>{email}</Link>
              </Cell>
              <Cell className="break-words">{list === "newsletter" ? page : name}</Cell>
              <Cell className="figures whitespace-nowrap">{dayText(confirmedAt)}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

/** All runs with their seats or, at #/inbox/trainings/<training>/<run>, the registrations of one run. */
function Trainings() {
  const [, training, run] = useRoute().parts;
  return training && run ? <RunPage key={`${training} ${run}`} training={training} run={run} /> : <Runs />;
}

function Runs() {
  const { data, error } = useLiveAnswer<{ runs: RunSummary[] }>("/api/inbox/runs");
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const coming = data.runs.filter(({ isOver }) => !isOver);
  // Of past runs, only those that somebody registered for.
  const past = data.runs.filter(({ isOver, taken, asked }) => isOver && taken + asked > 0).reverse();
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
      <RunRows title="Coming" runs={coming} />
      <RunRows title="Over" runs={past} />
    </div>
  );
}

function RunRows({ title, runs }: { title: string; runs: RunSummary[] }) {
  if (runs.length === 0) return null;
  return (
    <Section title={title} level="h2">
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {runs.map((one) => (
          <li
            key={`${one.training} ${one.run}`}
            className="grid items-baseline gap-x-6 py-2 sm:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,4fr)]"
          >
            <Link
              href={to(["inbox", "trainings", one.training, one.run])}
              className="justify-self-start font-semibold break-words"
            >
              {one.title}
            </Link>
            <span className="figures">{one.dates}</span>
            <span className="figures">
              {seatsText(one)} {one.state !== "open" && <Badge tone="sand">{one.state}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
