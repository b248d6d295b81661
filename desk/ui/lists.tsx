import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { AuditArea } from "../../server/inbox/audit.ts";
import { momentText, readable } from "../moments.ts";
import type { Change } from "../session-routes.ts";
import { useAnswer } from "./api.ts";
import { Section, Tick } from "./parts.tsx";

export const List = ({ className, ...props }: ComponentProps<"ul">) => (
  <ul
    className={clsx("divide-y divide-line border-y border-line empty:hidden", className)}
    {...props}
  />
);

type RowProps = { name: ReactNode; badge?: ReactNode; about?: ReactNode; children?: ReactNode };

export const Row = ({ name, badge, about, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
        {name} {badge}
      </p>
      <div className="figures break-words text-ink-soft">{about}</div>
    </div>
    {children}
  </li>
);

export type Selection = { selected: string[]; onSelect: (ids: string[]) => void };

type BoxProps = Selection &
  Omit<ComponentProps<"label">, "id" | "onSelect"> & { id: string; name: string };

export const SelectionBox = ({ id, name, selected, onSelect, children, ...props }: BoxProps) => (
  <label {...props}>
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      checked={selected.includes(id)}
      onChange={({ target }) =>
        onSelect(target.checked ? [...selected, id] : selected.filter((one) => one !== id))
      }
      className="size-5 shrink-0 accent-leaf print:hidden"
    />
    {children}
  </label>
);

type BarProps = Selection & { all: string[]; children: ReactNode };

/** `children` is what can be done with the selected; in sight while there are any. */
export const SelectionBar = ({ all, selected, onSelect, children }: BarProps) => (
  <div
    className={clsx(
      "flex flex-wrap items-center gap-2 px-2 pb-1 print:hidden",
      selected.length > 0 && "sticky top-0 z-10 border-b border-line bg-paper pt-2",
    )}
  >
    <Tick checked={selected.length === all.length} onChange={(isOn) => onSelect(isOn ? all : [])}>
      {selected.length > 0 ? `${selected.length} selected` : "Select all"}
    </Tick>
    {selected.length > 0 && children}
  </div>
);

type TableProps = { caption: string; head: string[]; rows?: ReactNode[][]; children?: ReactNode };

/** `children` are rows with more to them than cells. */
export const Table = ({ caption, head, rows = [], children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
  <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink/60">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-6 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => (
              <Cell key={column}>{cell}</Cell>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  </section>
);

/** Short words, such as dates, stay in one line; long ones get the width of a few. */
export const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <td className={clsx("figures py-2 pr-6 align-top break-words", widthOf(children), className)}>
    {children}
  </td>
);

function widthOf(children: ReactNode) {
  if (typeof children === "string") return children.length < 20 ? "whitespace-nowrap" : "min-w-44";
  return typeof children === "object" && "min-w-28";
}

type Props = { title: string; withSubject?: boolean };

/** `withSubject` also shows what each change is about. */
export function AuditLines({ lines, title: heading, withSubject }: Props & { lines: Change[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={heading}>
      <ol className="mt-2 grid gap-1">
        {lines.map(({ at, who, what, subject, title }) => (
          <li
            key={`${at} ${subject} ${what}`}
            className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
          >
            <span className="figures text-ink-soft">{momentText(at)}</span>
            <span>
              {who}: {readable(what)}
              {withSubject && <span className="text-ink-soft"> ({title ?? subject})</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The last recorded changes of an area, fetched again when `version` changes. */
export function AuditLog({
  area,
  version,
  ...props
}: Props & { area: AuditArea; version: unknown }) {
  const { data } = useAnswer("GET /api/audit", { query: { area } }, version);
  return data && <AuditLines {...data} {...props} />;
}
