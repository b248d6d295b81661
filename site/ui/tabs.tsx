import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = {
  label: string;
  tabs: Array<{ id: string; label: string; panel: ReactNode }>;
  /** The id of the tab that is shown if the hash of the url names none. */
  initial: string;
  /** On large screens above the panel, or beside it. */
  layout?: "row" | "side";
  className?: string;
};

/**
 * Tabs are links to the content of their panels. Without scripts all panels are shown, one below the other; until
 * site/layout/tabs.ts runs, styles show the panel that the hash of the url names, or the initial one.
 */
export function Tabs({ label, tabs, initial, layout = "row", className }: Props) {
  const { frame, keys, key, landing } = layouts[layout];
  return (
    <div data-by-hash className={clsx("group/tabs", frame, className)}>
      <div
        role="tablist"
        aria-label={label}
        data-print="hide"
        className={clsx("grid grid-cols-2 gap-2 no-scripting:hidden", keys)}
      >
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            href={`#${id}`}
            role="tab"
            id={keyId(id)}
            aria-selected={id === initial}
            aria-controls={panelId(id)}
            tabIndex={id === initial ? 0 : -1}
            className={clsx(
              "flex min-h-14 items-center rounded-md border border-line bg-white px-3.5 py-2 text-sm leading-tight font-semibold hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper",
              key,
            )}
          >
            {name}
          </a>
        ))}
      </div>
      <div className="min-w-0">
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={keyId(id)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern wants the panel in the tab order
            tabIndex={0}
            className={id === initial ? asInitial : asOther}
          >
            <div id={id} className={landing}>
              {panel}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const keyId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

const asInitial = "scripting:group-data-by-hash/tabs:group-has-target/tabs:not-has-target:hidden";
const asOther = "scripting:group-data-by-hash/tabs:not-has-target:hidden";

const layouts = {
  row: {
    frame: "",
    keys: "sm:flex sm:gap-x-8 sm:border-b sm:border-line",
    key: "sm:-mb-px sm:min-h-0 sm:rounded-none sm:border-0 sm:border-b-3 sm:border-transparent sm:bg-transparent sm:px-0 sm:py-3 sm:text-base sm:aria-selected:border-leaf sm:aria-selected:bg-transparent sm:aria-selected:text-ink",
    landing: "scroll-mt-24",
  },
  side: {
    frame: "scripting:lg:grid lg:grid-cols-[16.5rem_1fr] lg:gap-x-12",
    keys: "md:grid-cols-3 lg:sticky lg:top-28 lg:grid-cols-1 lg:gap-0 lg:self-start",
    key: "lg:rounded-none lg:border-0 lg:border-l-4 lg:bg-transparent lg:px-5 lg:py-3 lg:font-display lg:text-h4 lg:font-[450] lg:text-ink-soft lg:hover:text-ink lg:aria-selected:border-marigold lg:aria-selected:bg-transparent lg:aria-selected:text-ink",
    landing: "scroll-mt-60 lg:scroll-mt-0",
  },
};
