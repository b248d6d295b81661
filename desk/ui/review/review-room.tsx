import { type ReactNode, useState } from "react";
import type { AuditLine } from "../../../server/inbox/audit.ts";
import type { Coming, Review } from "../../review/shown.ts";
import { AuditLines } from "../audit-lines.tsx";
import { Problem, RoomHead } from "../parts.tsx";
import { useAnswer } from "../use-answer.ts";
import { daysText, isoText } from "./days.ts";
import { FileLink, UsesList } from "./places.tsx";
import { ReadingCard } from "./reading-card.tsx";

/** Which facts somebody has to read again, and which sentences change by themselves. */
export default function ReviewRoom() {
  const { data, error, reload } = useAnswer<Review>("/api/review");
  const [done, setDone] = useState("");
  const { data: log } = useAnswer<{ lines: AuditLine[] }>("/api/audit?room=review", done);
  function onChecked(name: string) {
    setDone(`${name} is checked.`);
    reload();
  }
  return (
    <>
      <RoomHead title="Review" />
      <p role="status" className="font-semibold text-leaf">
        {done}
      </p>
      <Problem>{error}</Problem>
      {!data && !error && <p role="status">One moment …</p>}
      {data && (
        <div className="grid max-w-5xl gap-12">
          <Part title="Overdue" none="Nothing is overdue." count={data.overdue.length}>
            {data.overdue.map((row) => (
              <ReadingCard key={row.file} row={row} onChecked={onChecked} />
            ))}
          </Part>
          <Part title="Due within 60 days" none="Nothing falls due." count={data.due.length}>
            {data.due.map((row) => (
              <ReadingCard key={row.file} row={row} onChecked={onChecked} />
            ))}
          </Part>
          <Part
            title="Sentences that change next, by themselves"
            none="No sentence has another wording to come."
            count={data.changes.length}
          >
            {data.changes.map((row) => (
              <ComingItem key={`${row.file}:${row.line}`} row={row} />
            ))}
          </Part>
          {data.unsaid.length > 0 && (
            <Part title="Statements that no page says" none="" count={data.unsaid.length}>
              {data.unsaid.map(({ file, line, what }) => (
                <li key={what} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <code>{what}</code>
                  <FileLink file={file} line={line} />
                </li>
              ))}
            </Part>
          )}
          {log && <AuditLines lines={log.lines} title="What was checked of late" withSubject />}
        </div>
      )}
    </>
  );
}

type PartProps = { title: string; none: string; count: number; children: ReactNode };

function Part({ title, none, count, children }: PartProps) {
  return (
    <section>
      <h2 className="text-h4">
        {title} <span className="figures text-ink-soft">({count})</span>
      </h2>
      {count === 0 ? (
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
      <p className="figures">
        <span className="block font-semibold">{isoText(row.day)}</span>
        <span className="text-ink-soft">{daysText(row.left)}</span>
      </p>
      <div className="grid min-w-0 gap-1">
        <p className="max-w-[42em]">{row.what}</p>
        <FileLink file={row.file} line={row.line} />
        <UsesList uses={row.uses} />
      </div>
    </li>
  );
}
