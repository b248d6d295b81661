import { Download } from "lucide-react";
import { Badge } from "../../../site/ui/badge.tsx";
import { dayText, momentText, readable } from "../../moments.ts";
import { type Answer, download } from "../api.ts";
import { List, Row, Table } from "../lists.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Loading, Problem, Section, SmallButton } from "../parts.tsx";
import { AreaTitle, Link, Tab, TabNav, to, useRoute } from "../route.tsx";
import {
  inquiriesText,
  isList,
  LISTS,
  type ListName,
  listOf,
  seatsText,
  unreachableText,
} from "./names.ts";
import { Person } from "./person.tsx";
import { RunPage } from "./run-page.tsx";
import { SetAside } from "./set-aside.tsx";
import { Submissions } from "./submissions.tsx";
import { UndoPlace } from "./undo.tsx";

const PAGES = {
  ...LISTS,
  trainings: "Trainings",
  lists: "Subscribers",
  person: "People",
  changes: "Changes",
};

/** The area with submissions, runs and registrations, subscribers and persons. */
export default function InboxArea() {
  const { parts, query } = useRoute();
  const { overview } = useLive();
  const [first = "message"] = parts;
  // What is no page is the id of a message, or was.
  const page = first in PAGES && !isList(first) ? first : "message";
  const tab = page === "message" ? listOf(query) : page;
  const counts: Partial<Record<ListName, number | undefined>> = { ...overview };
  const pathOf = (id: string) =>
    isList(id) ? to(["inbox"], { tab: id === "waiting" ? "" : id }) : to(["inbox", id]);
  return (
    <UndoPlace>
      <AreaTitle>Inbox</AreaTitle>
      <TabNav label="In the inbox">
        {Object.entries(PAGES).map(([id, label]) => (
          <Tab
            key={id}
            to={pathOf(id)}
            count={isList(id) ? counts[id] : undefined}
            isCurrent={id === tab}
          >
            {label}
          </Tab>
        ))}
      </TabNav>
      <Problem>{overview && readable(overview.alarm)}</Problem>
      <Problem>
        {overview?.isWithoutMail &&
          "Mails are not sent: neither visitors nor the firm get them. Tell who runs the server that it has no mail server yet."}
      </Problem>
      <SetAside />
      {page === "message" && <Submissions />}
      {page === "trainings" && <Trainings />}
      {page === "lists" && <SubscriberLists />}
      {page === "person" && <Person key={query.toString()} />}
      {page === "changes" && <Changes />}
    </UndoPlace>
  );
}

/** The pages of what is changed, by area. */
const PAGE_OF: Record<string, string> = { inbox: "message", mailings: "mailing" };

/** The last hundred changes in all areas that one's role may open. */
function Changes() {
  const { data, error } = useLiveAnswer("GET /api/audit", { query: {} });
  if (!data) return <Problem>{error}</Problem>;
  if (data.lines.length === 0) return <p>Nobody has changed anything yet.</p>;
  return (
    <Table
      caption="Changes at the desk"
      head={["When", "Who", "What", "Where"]}
      rows={data.lines.map(({ at, who, what, subject, title, area }) => [
        momentText(at),
        who,
        readable(what),
        area in PAGE_OF && subject ? (
          <Link href={to([area, PAGE_OF[area] ?? "", subject])}>
            {area === "inbox" ? "The message" : "The mailing"}
          </Link>
        ) : (
          (title ?? subject)
        ),
      ])}
    />
  );
}

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
  const { data, error } = useLiveAnswer("GET /api/inbox/lists/:list", { params: { list } });
  const people = data?.people ?? [];
  return (
    <section aria-labelledby={list} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={list} className="text-h4">
          {title} <span className="figures text-ink-soft">({people.length})</span>
        </h2>
        {people.length > 0 && (
          <SmallButton
            icon={Download}
            onClick={() => void download("GET /api/inbox/lists/:list/csv", { params: { list } })}
          >
            Save as CSV
          </SmallButton>
        )}
      </div>
      <Problem>{error}</Problem>
      {data && people.length === 0 && <p>Nobody yet.</p>}
      {people.length > 0 && (
        <Table
          caption={title}
          head={["Address", SECOND_COLUMN[list], "Confirmed"]}
          rows={people.map(({ email, list: name, confirmedAt, page, unreachableSince }) => [
            <span key={email}>
              <Link href={to(["inbox", "person"], { email })} className="break-all" label={email} />
              {unreachableSince !== null && (
                <span className="block text-ink-soft">{unreachableText(unreachableSince)}</span>
              )}
            </span>,
            list === "newsletter" ? page : name,
            confirmedAt !== null && dayText(confirmedAt),
          ])}
        />
      )}
    </section>
  );
}

/** All runs with their seats or, at #/inbox/trainings/<training>/<run>, the registrations of one run. */
function Trainings() {
  const [, training, run] = useRoute().parts;
  return training && run ? (
    <RunPage key={`${training} ${run}`} training={training} run={run} />
  ) : (
    <Runs />
  );
}

type Listed = Answer<"GET /api/inbox/runs">["runs"][number];

function Runs() {
  const { data, error } = useLiveAnswer("GET /api/inbox/runs");
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const coming = data.runs.filter(({ isOver }) => !isOver);
  // Of past runs, only those that somebody registered for.
  const past = data.runs
    .filter(({ isOver, taken, asked }) => isOver && taken + asked > 0)
    .reverse();
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
      <RunRows title="Coming" runs={coming} />
      <RunRows title="Over" runs={past} />
    </div>
  );
}

function RunRows({ title, runs }: { title: string; runs: Listed[] }) {
  if (runs.length === 0) return null;
  return (
    <Section title={title} level="h2">
      <List className="mt-2">
        {runs.map(({ training, run, title, inquiries, ...one }) => {
          const path = to(["inbox", "trainings", training, run]);
          return (
            <Row
              key={path}
              name={<Link href={path}>{title}</Link>}
              badge={
                <>
                  {one.isToday && <Badge tone="marigold">today</Badge>}
                  {one.state !== "open" && <Badge tone="sand">{one.state}</Badge>}
                </>
              }
              about={one.dates}
            >
              <div className="figures">
                {seatsText(one)}
                {inquiries > 0 && !one.isOver && (
                  <Link href={path} className="block font-semibold">
                    {inquiriesText(inquiries)} {inquiries === 1 ? "waits" : "wait"}
                  </Link>
                )}
              </div>
            </Row>
          );
        })}
      </List>
    </Section>
  );
}
