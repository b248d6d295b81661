import { clsx } from "clsx";
import { firm } from "../../content/reader/read.ts";
import type { CalledOutDocument, SampleTable } from "../../content/records/sample-documents.ts";
import { Stripes } from "../../ui/stripes.tsx";

type Props = { document: CalledOutDocument; className?: string };

/**
 * The page of a sample document as its PDF shows it, from the same record, with numbers at what is called out. All its
 * measures follow its width, so it is a picture of a page to everybody: those who do not see it get the words of the
 * call-outs beside it, and the PDF.
 */
export function Sheet({ document, className }: Props) {
  const { title, lede, facts, tables, notes, callouts } = document;
  return (
    <div className={clsx("@container overflow-hidden rounded-lg shadow-panel", className)}>
      <div
        role="img"
        aria-label={`${title}. ${lede}`}
        data-pagefind-ignore=""
        className="w-[145%] bg-white pb-[2em] text-[2.3cqw] leading-[1.4] text-ink sm:w-full sm:text-[1.6cqw]"
      >
        <div className="bg-ink px-[4em] pt-[2.4em] pb-[2em] text-paper">
          <p className="flex items-center justify-between">
            <span className="font-semibold">{firm().name}</span>
            <span className="bg-marigold px-[1em] py-[0.2em] font-semibold text-ink uppercase max-sm:hidden">
              Sample
            </span>
          </p>
          <p className="mt-[0.5em] font-display text-[2.6em] leading-tight">{title}</p>
          <p>{lede}</p>
        </div>
        <Stripes className="h-[0.7em]" />
        <dl className="grid grid-cols-2 gap-x-[2em] gap-y-[0.8em] px-[4em] pt-[2em]">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-[0.8em] font-semibold text-leaf">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {tables.map((table, index) => (
          <PrintedTable key={table.title} {...table} marks={marksOf(callouts, index + 1)} />
        ))}
        {notes.map((note) => (
          <p key={note} className="mx-[4em] mt-[1em] border-l-[0.3em] border-marigold pl-[1em] text-[0.9em]">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The numbers of the call-outs of a table, by row. */
type Marks = Map<number | "total", number>;

const marksOf = (callouts: CalledOutDocument["callouts"], table: number): Marks =>
  new Map(callouts.flatMap((one, index) => (one.table === table ? [[one.row, index + 1]] : [])));

function PrintedTable({ title, columns, rows, total, marks }: SampleTable & { marks: Marks }) {
  const row = (cells: string[], mark: number | undefined, className: string) => (
    <tr key={cells.join()} className={clsx("border-b align-top", className, mark && "bg-marigold-soft/45")}>
      {cells.map((cell, index) => (
        <td
          key={columns[index]?.label}
          className={clsx("py-[0.45em] pr-[1em]", columns[index]?.numeric && "figures text-right")}
        >
          {index === 0 && mark && (
            <span className="absolute left-[1.1em] grid size-[2em] place-items-center rounded-full bg-marigold font-semibold">
              {mark}
            </span>
          )}
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="relative px-[4em] pt-[1.8em]">
      <p className="font-display text-[1.35em] leading-tight">{title}</p>
      <table className="mt-[0.4em] w-full text-left text-[0.88em]">
        <thead>
          <tr className="border-b text-ink-soft">
            {columns.map(({ label, numeric }) => (
              <th
                key={label}
                className={clsx("py-[0.3em] pr-[1em] align-bottom font-semibold", numeric && "text-right")}
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
