import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Plus } from "./icons.tsx";

type Props = { label: ReactNode; className?: string; children: ReactNode };

/** Content that few readers need, closed at every width; `Fold` is closed on phones alone. */
export const Disclosure = ({ label, className, children }: Props) => (
  <details data-more className={clsx("group/more", className)}>
    <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold underline decoration-1 underline-offset-6 hover:decoration-2">
      {label}
      <Plus className="size-4.5 transition-transform group-open/more:rotate-45 print:hidden" />
    </summary>
    <div className="pt-3">{children}</div>
  </details>
);

/** A long table or list that phones show on request; wider screens show it without the label (`fold`). */
export const Fold = ({ label, className, children }: Props) => (
  <details data-more className={clsx("group/fold fold", className)}>
    <summary className="flex items-center justify-between gap-4 border-y border-current/25 py-2.5 font-semibold">
      {label}
      <Plus className="size-5 transition-transform group-open/fold:rotate-45" />
    </summary>
    {children}
  </details>
);

type AccordionProps = {
  items: { id: string; title: string; content: ReactNode }[];
  group: string;
  className?: string;
};

/** At most one item of a group is open at a time. */
export const Accordion = ({ items, group, className }: AccordionProps) => (
  <div className={clsx("border-t border-current/25", className)}>
    {items.map(({ id, title, content }) => (
      <details key={id} id={id} name={group} className="group border-b border-current/25">
        <summary className="flex items-start justify-between gap-6 py-3 lg:py-3.5">
          <h3 className="text-h4">{title}</h3>
          <Plus className="mt-1 size-5 transition-transform group-open:rotate-45" />
        </summary>
        <div className="max-w-2xl pb-5">{content}</div>
      </details>
    ))}
  </div>
);
