import { Download } from "lucide-react";
import { download } from "../api.ts";
import { SmallButton } from "../controls.tsx";
import { useLiveAnswer } from "../live.tsx";
import { dayText } from "../moments.ts";
import { Cell, Problem, Table } from "../parts.tsx";

type Person = { email: string; course: string; confirmedAt: number; page: string };

/** Who confirmed and has not left. */
export function Lists() {
  return (
    <div className="grid items-start gap-12 xl:grid-cols-2">
      <List list="newsletter" title="Newsletter" />
      <List list="waiting" title="Waiting for course dates" />
      <List list="watch" title="Watching the rules of a result" />
    </div>
  );
}

const SECOND_COLUMN = { newsletter: "Asked on", waiting: "Course", watch: "Result" };

function List({ list, title }: { list: keyof typeof SECOND_COLUMN; title: string }) {
  const { data, error } = useLiveAnswer<{ people: Person[] }>(`/api/inbox/lists/${list}`);
  const people = data?.people ?? [];
  return (
    <section aria-labelledby={list} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={list} className="text-h4">
          {title} <span className="figures text-ink-soft">({people.length})</span>
        </h2>
        {people.length > 0 && (
          <SmallButton onClick={() => void download(`/api/inbox/lists/${list}/csv`)}>
            <Download aria-hidden="true" className="size-4" />
            Save as CSV
          </SmallButton>
        )}
      </div>
      <Problem>{error}</Problem>
      {data && people.length === 0 && <p>Nobody yet.</p>}
      {people.length > 0 && (
        <Table caption={title} head={["Address", SECOND_COLUMN[list], "Confirmed"]}>
          {people.map(({ email, course, confirmedAt, page }) => (
            <tr key={`${email} ${course}`}>
              <Cell className="break-all">{email}</Cell>
              <Cell className="break-words">{list === "newsletter" ? page : course}</Cell>
              <Cell className="figures whitespace-nowrap">{dayText(confirmedAt)}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
