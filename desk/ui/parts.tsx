import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { Change } from "../session-routes.ts";
import { momentText } from "./moments.ts";
import { to } from "./route.ts";

export const AreaTitle = ({ children }: { children: string }) => (
  <h1 className="mb-2 text-h3 print:hidden">{children}</h1>
);

export const Link = ({ className, ...props }: ComponentProps<"a">) => (
  <a className={clsx("desk-link", className)} {...props} />
);

/** A button that looks like a link. */
export const LinkButton = ({ className, ...props }: ComponentProps<"button">) => (
  <button type="button" className={clsx("desk-link", className)} {...props} />
);

/** The heading of a page below an area, with a link back to the area. */
export const PageTitle = ({ area, isHidden = false, children }: TitleProps) => (
  <>
    <Link href={to([area.toLowerCase()])}>{area}</Link>
    <h1 className={isHidden ? "sr-only" : "mt-1 text-h3"}>{children}</h1>
  </>
);

/** `isHidden` for a page that shows its title in another way. */
type TitleProps = { area: string; isHidden?: boolean; children: string };

/** The navigation between the pages of an area; `children` are `Tab`s. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="desk-runs-off -mx-4 mb-4 border-b border-line px-4 sm:mx-0 sm:px-0 print:hidden"
    >
      <ul className="flex min-w-max gap-x-6">{children}</ul>
    </nav>
  );
}

/** For the current item of a row that may be longer than its place; `scroll-mx-10` keeps it clear of the shades. */
export const showSideways = (item: HTMLElement | null) =>
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });

type TabProps = { to: string; isCurrent: boolean; count?: number | undefined; children: ReactNode };

export function Tab({ to, isCurrent, count, children }: TabProps) {
  return (
    <li ref={isCurrent ? showSideways : undefined} className="scroll-mx-10">
      <a
        href={to}
        aria-current={isCurrent ? "page" : undefined}
        className={clsx(
          "flex min-h-11 items-center gap-2 border-b-3 font-semibold whitespace-nowrap",
          isCurrent ? "border-leaf text-leaf-dark" : "border-transparent hover:border-line",
        )}
      >
        {children}
        {count !== undefined && count > 0 && (
          <span className="figures rounded-sm bg-sand px-1.5 text-sm text-ink">{count}</span>
        )}
      </a>
    </li>
  );
}

/** A sentence about what went wrong; shows nothing if it is empty. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="my-3 flex gap-2 font-semibold text-ember print:hidden">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

export const Loading = () => <p role="status">One moment …</p>;

type SectionProps = ComponentProps<"section"> & { title: string; level?: "h2" | "h3" };

/** A part of a page under its heading. */
export function Section({ title, level: Heading = "h3", children, ...props }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props}>
      <Heading id={id} className="text-h4">
        {title}
      </Heading>
      {children}
    </section>
  );
}

type RowListProps = { title: string; action?: ReactNode; children: ReactNode };

/** A list of `Row`s under a heading; `action` is a button beside the heading. */
export function RowList({ title, action, children }: RowListProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">{title}</h2>
        {action}
      </div>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

type RowProps = { name: string; badge?: ReactNode; about: string; className?: string; children: ReactNode };

/** A list item: its name, facts about it, and buttons (`children`). */
export function Row({ name, badge, about, className, children }: RowProps) {
  return (
    <li className={clsx("flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3", className)}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name} {badge}
        </p>
        <p className="figures break-words text-ink-soft">{about}</p>
      </div>
      {children}
    </li>
  );
}

/** The suggestions of a text field whose `list` is this id. */
export const Suggestions = ({ id, values }: { id: string; values: string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);

export function Table({ caption, head, children }: { caption: string; head: string[]; children: ReactNode }) {
  return (
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
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </section>
  );
}

export const Cell = ({ className, ...props }: ComponentProps<"td">) => (
  <td className={clsx("py-2 pr-6 align-top", className)} {...props} />
);

type Props = { lines: Change[]; title: string; withSubject?: boolean };

/** Recorded changes; `withSubject` also shows what each is about. Nothing if there is none. */
export function AuditLines({ lines, title: heading, withSubject }: Props) {
  if (lines.length === 0) return null;
  return (
    <Section title={heading}>
      <ol className="mt-2 grid gap-1">
        {lines.map(({ at, who, what, subject, title }) => (
          <li key={`${at} ${subject} ${what}`} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
            <span className="figures text-ink-soft">{momentText(at)}</span>
            <span>
              {who}: {what}
              {withSubject && <span className="text-ink-soft"> ({title ?? subject})</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
