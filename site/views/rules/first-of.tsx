import type { ReactNode } from "react";
import { Plus } from "../../ui/icons.tsx";

type Props<Item> = {
  items: Item[];
  first: number;
  /** What opens the rest, which is so many. */
  more: (count: number) => string;
  /** Lists some of the items; `before` stand above them. */
  children: (some: Item[], before: number) => ReactNode;
};

/** The first of a list, and the rest folded. */
export function FirstOf<Item>({ items, first, more, children }: Props<Item>) {
  return (
    <>
      {children(items.slice(0, first), 0)}
      {items.length > first && (
        <details className="group mt-4">
          <summary className="inline-flex items-center gap-2 py-1 font-semibold text-leaf">
            <Plus className="size-4.5 transition-transform group-open:rotate-45" />
            {more(items.length - first)}
          </summary>
          <div className="mt-3">{children(items.slice(first), first)}</div>
        </details>
      )}
    </>
  );
}
