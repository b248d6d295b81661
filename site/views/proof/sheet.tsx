import { clsx } from "clsx";
import { encode } from "uqr";
import { firm } from "../../content/reader/read.ts";
import type { CalledOutDocument, SampleTable } from "../../content/records/sample-documents.ts";
import { dayText, sessionsText } from "../../dates/dates.ts";
import { verifyUrl } from "../../outputs/downloads/certificate-pdf.ts";
import type { SampleCertificate } from "../../outputs/downloads/sample-certificate.ts";
import { Stripes } from "../../ui/stripes.tsx";
import type { VerifyCopy } from "../verify/copy.ts";

/** Type is sized by the sheet's width (cqw): Chromium does not update sizes in em when that width changes. */
export function Sheet({ document }: { document: CalledOutDocument }) {
  const { title, lede, facts, tables, notes, callouts } = document;
  return (
    <div className="@container overflow-hidden rounded-lg shadow-panel print:w-2/3">
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
          <p className="mt-[0.5em] font-display text-[8cqw] sm:text-[4.5cqw] leading-tight">
            {title}
          </p>
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
  new Map(
    callouts.flatMap((one, index) => (one.table === tableNumber ? [[one.row, index + 1]] : [])),
  );

function PrintedTable({ title, columns, rows, total, marks }: SampleTable & { marks: Marks }) {
  const row = (cells: string[], mark: number | undefined, className: string) => (
    <tr
      key={cells.join()}
      className={clsx("border-b align-top", className, mark && "bg-marigold-soft/45")}
    >
      {cells.map((cell, index) => (
        <td
          key={columns[index]?.label}
          className={clsx("py-[0.45em] pr-[1em]", cellClass(columns, index))}
        >
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
                className={clsx(
                  "py-[0.3em] pr-[1em] align-bottom font-semibold",
                  cellClass(columns, index),
                )}
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

const cellClass = (columns: SampleTable["columns"], index: number) =>
  clsx(
    columns[index]?.numeric && "figures text-right",
    index > 0 && index < columns.length - 2 && "max-sm:hidden",
  );

type Props = SampleCertificate & { words: VerifyCopy["certificate"]; className?: string };

export function CertificateSheet({ certificate, code, words, path, className }: Props) {
  const { number, name, course, sessions, issuedOn, issuer } = certificate;
  return (
    <a href={path} className={clsx("@container", className)}>
      <div
        role="img"
        aria-label={`${words.title}: ${course}`}
        data-pagefind-ignore=""
        className="by-day break-inside-avoid overflow-hidden rounded-lg bg-white text-[3cqw] leading-[1.35] text-ink shadow-panel"
      >
        <Stripes className="h-[0.8em]" />
        <span className="grid grid-cols-[1fr_11em]">
          <span className="flex flex-col p-[2em]">
            <span className="font-semibold text-leaf">{words.title}</span>
            <span className="mt-[1.2em] text-ink-soft">{words.holder}</span>
            <span className="font-display text-[6.6cqw] leading-tight">{name}</span>
            <span className="mt-[0.8em] text-ink-soft">{words.completed}</span>
            <span className="font-display text-[4.2cqw] leading-tight">{course}</span>
            <span className="mt-[0.4em] font-semibold text-leaf">{sessionsText(sessions)}</span>
          </span>
          <span className="flex flex-col bg-ink p-[1.3em] text-paper">
            <span className="font-display text-[3.9cqw]">{issuer}</span>
            <span className="mt-[0.8em] text-[2.55cqw]">{words.number}</span>
            <span className="font-display text-[4.2cqw] leading-tight">{number}</span>
            <span className="text-[2.55cqw]">{dayText(issuedOn)}</span>
            <QrCode url={verifyUrl(code)} />
          </span>
        </span>
      </div>
    </a>
  );
}

function QrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: "L", border: 0 });
  const rows = data.map((row, y) => rowPath(row, y)).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="by-day mt-auto w-full bg-white fill-ink"
    >
      <path d={rows} />
    </svg>
  );
}

/** The path of one row of a QR code. Dark squares side by side are drawn as one rectangle. */
function rowPath(row: boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join("");
}
