import { type ReactNode, useState } from "react";
import type { AuditLine } from "../../../server/inbox/audit.ts";
import type { Coming, Reading, Review } from "../../review/review.ts";
import { AuditLines } from "../audit-lines.tsx";
import { AreaTitle, Loading, Problem } from "../parts.tsx";
import { useAnswer } from "../use-answer.ts";
import { DueDay, FileLink, ReadingCard, UsesList } from "./reading-card.tsx";

/** Which facts somebody has to read again, and which sentences change by themselves. */
export default function ReviewArea() {
  const { data, error, reload } = useAnswer<Review>("/api/review");
  const [done, setDone] = useState("");
  const { data: log } = useAnswer<{ lines: AuditLine[] }>("/api/audit?area=review", done);
  function onChecked(name: string) {
    setDone(`${name} is checked.`);
    reload();
  }
  const card = (row: Reading) => <ReadingCard key={row.file} row={row} onChecked={onChecked} />;
  return (
    <>
      <AreaTitle>Review</AreaTitle>
      <p role="status" className="font-semibold text-leaf">
        {done}
      </p>
      <Problem>{error}</Problem>
      {!data && !error && <Loading />}
      {data && (
        <div className="grid max-w-5xl gap-12">
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
              {data.unsaid.map(({ file, line, what }) => (
                <li key={what} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <code>{what}</code>
                  <FileLink file={file} line={line} />
                </li>
              ))}
            </Part>
          )}
          {log && <AuditLines lines={log.lines} title="Checked recently" withSubject />}
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
        <ul className="mt-3 divide-y divide-line border-y border-line">{children}</ul>
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
        <FileLink file={row.file} line={row.line} />
        <UsesList uses={row.uses} />
      </div>
    </li>
  );
}
