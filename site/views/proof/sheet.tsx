import { clsx } from "clsx";
import { firm } from "../../content/reader/read.ts";
import type { CalledOutDocument, SampleTable } from "../../content/records/sample-documents.ts";
import { Stripes } from "../../ui/stripes.tsx";

type Props = { document: CalledOutDocument };

/**
 * A picture of a sample document as its PDF shows it, with numbers at the call-outs; phones show less of it. Every part
 * sizes its type by the sheet's width (cqw): Chromium does not update sizes in em when that width changes.
 */
export function Sheet({ document }: Props) {
  const { title, lede, facts, tables, notes, callouts } = document;
  return (
    <div className="@container overflow-hidden rounded-lg shadow-panel">
      <div
        role="img"
        aria-label={`${title}. ${lede}`}
        data-pagefind-ignore=""
        className="by-day bg-white pb-[2em] text-[3.1cqw] leading-[1.35] text-ink sm:text-[1.72cqw]"
      >
        <div className="bg-ink px-[3.6em] pt-[2.4em] pb-[2em] text-paper">
          <p className="flex items-center justify-between">
            <span className="font-semibold">{firm().name}</span>
            <span className="bg-marigold px-[1em] py-[0.2em] font-semibold uppercase">Sample</span>
          </p>
          <p className="mt-[0.5em] font-display text-[8cqw] sm:text-[4.5cqw] leading-tight">{title}</p>
          <p>{lede}</p>
        </div>
        <Stripes className="h-[0.7em]" />
        <dl className="grid grid-cols-2 gap-x-[2em] gap-y-[0.8em] px-[3.6em] pt-[2em] max-sm:hidden">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-[1.4cqw] font-semibold text-leaf">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {tables.map((table, index) => (
          <PrintedTable key={table.title} {...table} marks={marksOf(callouts, index + 1)} />
        ))}
        {notes.map((note) => (
          <p
            key={note}
            className="mx-[3.6em] mt-[1em] border-l-[0.3em] border-marigold pl-[1em] text-[2.8cqw] sm:text-[1.55cqw] max-sm:not-first-of-type:hidden"
          >
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The numbers of the call-outs of a table, by row. Rows count from 1. */
type Marks = Map<number | "total", number>;

const marksOf = (callouts: CalledOutDocument["callouts"], tableNumber: number): Marks =>
  new Map(callouts.flatMap((one, index) => (one.table === tableNumber ? [[one.row, index + 1]] : [])));

function PrintedTable({ title, columns, rows, total, marks }: SampleTable & { marks: Marks }) {
  const row = (cells: string[], mark: number | undefined, className: string) => (
    <tr key={cells.join()} className={clsx("border-b align-top", className, mark && "bg-marigold-soft/45")}>
      {cells.map((cell, index) => (
        <td key={columns[index]?.label} className={clsx("py-[0.45em] pr-[1em]", cellClass(columns, index))}>
          {index === 0 && mark && (
            <span className="absolute left-[0.8em] grid size-[2em] place-items-center rounded-full bg-marigold font-semibold">
              {mark}
            </span>
          )}
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="relative px-[3.6em] pt-[1.8em]">
      <p className="font-display text-[4.2cqw] sm:text-[2.3cqw] leading-tight">{title}</p>
      <table className="mt-[0.4em] w-full text-left text-[2.75cqw] sm:text-[1.5cqw]">
        <thead>
          <tr className="border-b text-ink-soft">
            {columns.map(({ label }, index) => (
              <th
                key={label}
                className={clsx("py-[0.3em] pr-[1em] align-bottom font-semibold", cellClass(columns, index))}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => row(cells, marks.get(index + 1), "border-line"))}
          {total && row(total, marks.get("total"), "border-ink font-semibold")}
        </tbody>
      </table>
    </div>
  );
}

/** Phones show only the first column and the last two. */
const cellClass = (columns: SampleTable["columns"], index: number) =>
  clsx(
    columns[index]?.numeric && "figures text-right",
    index > 0 && index < columns.length - 2 && "max-sm:hidden",
  );
