import type { ReviewRow, ReviewTable } from "../../../site/content/review-table.ts";
import { useAnswer } from "../use-answer.ts";

export default function ReviewRoom() {
  const { data, error } = useAnswer<ReviewTable & { day: string }>("/api/review");
  return (
    <>
      <h1 className="text-h3">Review</h1>
      {error && <p role="alert">{error}</p>}
      {data && (
        <>
          <Part title="Overdue" rows={data.overdue} />
          <Part title="Due within 60 days" rows={data.due} />
          <Part title="Sentences that change next, by themselves" rows={data.changes} />
        </>
      )}
    </>
  );
}

function Part({ title, rows }: { title: string; rows: ReviewRow[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-h4">{title}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={`${row.file}:${row.line}`} className="grid gap-1 py-3">
            <p className="font-semibold">{row.what}</p>
            <p className="figures text-ink-soft">
              {row.day} · {row.file}:{row.line}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
