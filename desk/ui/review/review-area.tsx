import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { isoText } from "../../moments.ts";
import { type Answer, call, useAnswer } from "../api.ts";
import { AuditLog, List } from "../lists.tsx";
import { Done, Form, Loading, Problem, Suggestions } from "../parts.tsx";
import { AreaTitle, Link, to } from "../route.tsx";

type Review = Answer<"GET /api/review">;
type Reading = Review["due"][number];
/** A sentence that changes by itself on a day; `left` is the number of days until then. */
type Coming = Review["changes"][number];

export default function ReviewArea() {
  const { data, error, reload } = useAnswer("GET /api/review");
  const [done, setDone] = useState("");
  function onChecked(name: string) {
    setDone(`${name} is checked.`);
    reload();
  }
  const card = (row: Reading) => <ReadingCard key={row.file} row={row} onChecked={onChecked} />;
  return (
    <>
      <AreaTitle>Review</AreaTitle>
      <Done>{done}</Done>
      <Problem>{error}</Problem>
      {!data && !error && <Loading />}
      {data && (
        <div className="mt-6 grid max-w-5xl gap-12">
          <Part title="Overdue" none="Nothing is overdue.">
            {data.overdue.map(card)}
          </Part>
          <Part title="Due within 60 days" none="Nothing is due.">
            {data.due.map(card)}
          </Part>
          <Part
            title="Sentences that change next, by themselves"
            none="No sentence has another wording to come."
          >
            {data.changes.map((row) => (
              <ComingItem key={`${row.file}:${row.line}`} row={row} />
            ))}
          </Part>
          {data.unsaid.length > 0 && (
            <Part title="Statements that no page uses" none="">
              {data.unsaid.map(({ file, title, what }) => (
                <li key={what} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <code>{what}</code>
                  <RecordLink file={file} title={title} />
                </li>
              ))}
            </Part>
          )}
          <AuditLog area="review" version={data} title="Checked recently" withSubject />
        </div>
      )}
    </>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section>
      <h2 className="text-h4">
        {title} <span className="figures text-ink-soft">({children.length})</span>
      </h2>
      {children.length === 0 ? (
        <p className="mt-2 text-ink-soft">{none}</p>
      ) : (
        <List className="mt-3">{children}</List>
      )}
    </section>
  );
}

function ComingItem({ row }: { row: Coming }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <DueDay {...row} />
      <div className="grid min-w-0 gap-1">
        <p className="max-w-[42em]">{row.what}</p>
        <RecordLink {...row} />
        <UsesList uses={row.uses} />
      </div>
    </li>
  );
}

function ReadingCard({ row, onChecked }: { row: Reading; onChecked: (name: string) => void }) {
  const what = row.what.replace(/;.*$/, "");
  const name = what.replace(/^Read (the )?(.*) against .*$/, "$2");
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <DueDay {...row} />
      <div className="grid min-w-0 gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">{what}</h3>
        <p className="figures text-ink-soft">
          Last read on {isoText(row.reviewed)}
          {row.sourcesTo && `, with sources to ${row.sourcesTo}`}. Shown on {row.page}.
        </p>
        <RecordLink {...row} />
        {row.sources.length > 0 && (
          <ul className="list-disc pl-5">
            {row.sources.map(({ id, title, reference, asOf }) => (
              <li key={id}>
                {title}, {reference}
                {asOf && ` (as of ${asOf})`}
              </li>
            ))}
          </ul>
        )}
        {row.sentences.length > 0 && (
          <details>
            <summary className="desk-link inline-flex min-h-9 items-center font-semibold">
              What the site says about it ({row.sentences.length})
            </summary>
            <ul className="mt-1 grid gap-3 border-l-4 border-line pl-4">
              {row.sentences.map((sentence) => (
                <li key={sentence.name}>
                  <p className="max-w-[42em]">{sentence.text}</p>
                  <UsesList uses={sentence.uses} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <CheckDialog row={row} name={name} onChecked={onChecked} />
    </li>
  );
}

function DueDay({ day, left }: { day: string; left: number }) {
  return (
    <p className="figures">
      <span className="block font-semibold">{isoText(day)}</span>
      <span className={left < 0 ? "font-semibold text-ember" : "text-ink-soft"}>
        {relative.format(left, "day")}
      </span>
    </p>
  );
}

const relative = new Intl.RelativeTimeFormat("en-IN", { numeric: "auto" });

const RecordLink = ({ file, title }: { file: string; title: string }) => (
  <Link
    href={to(["content", "edit", file])}
    className="justify-self-start break-words"
    label={title}
  />
);

function UsesList({ uses }: { uses: Coming["uses"] }) {
  if (uses.length === 0) return <p className="text-ink-soft">No page uses it.</p>;
  return (
    <ul className="text-ink-soft">
      {uses.map(({ page, ...use }) => (
        <li key={use.at} className="flex flex-wrap gap-x-2">
          <span className="break-all">on {page}, from</span>
          <RecordLink {...use} />
        </li>
      ))}
    </ul>
  );
}

type Props = { row: Reading; name: string; onChecked: (name: string) => void };

function CheckDialog({ row, name, onChecked }: Props) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const names = row.sources.map(({ title, reference }) => `${title}, ${reference}`);
  const save = async ({ source = "", nextBy = "" }: Record<string, string>) => {
    const { file, hash } = row;
    await call("POST /api/review/checked", { body: { file, hash, source, nextBy } });
    setOpen(false);
    onChecked(name);
  };
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        <span>
          Checked today …<span className="sr-only"> {name}</span>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Checked today: ${name}`}>
        <Form onSend={save} className="mt-4 grid gap-5">
          <TextField
            name="source"
            label="Read against"
            hint="The source you read, as you would name it to a colleague."
            list={list}
            defaultValue={names.length === 1 ? names[0] : ""}
            required
            minLength={3}
            maxLength={300}
          />
          <Suggestions id={list} values={names} />
          <TextField
            name="nextBy"
            type="date"
            label="Next reading by"
            defaultValue={row.nextBy}
            required
          />
          <p className="text-ink-soft">
            Writes both days into “{row.title}” and changes nothing else. If words are wrong,
            correct them in the Content area first.
          </p>
          <Button type="submit">It is correct as it is</Button>
        </Form>
      </Dialog>
    </div>
  );
}
