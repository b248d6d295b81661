import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Plus } from "./icons.ts";

export type AccordionItem = { id: string; title: string; content: ReactNode };

type Props = {
  items: AccordionItem[];
  /** Items of one group close each other. */
  group: string;
  openFirst?: boolean;
  className?: string;
};

/** Native disclosure: one open at a time by the shared name, and the open one can be closed, without any script. */
export function Accordion({ items, group, openFirst = false, className }: Props) {
  return (
    <div className={clsx("border-t border-current/25", className)}>
      {items.map(({ id, title, content }, index) => (
        <details
          key={id}
          id={id}
          name={group}
          open={openFirst && index === 0}
          className="group border-b border-current/25"
        >
          <summary className="flex items-start justify-between gap-6 py-5">
            <h3 className="text-h4">{title}</h3>
            <Plus
              aria-hidden="true"
              className="mt-1 size-5 shrink-0 transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-2xl pb-7">{content}</div>
        </details>
      ))}
    </div>
  );
}
