import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** From large screens up, tabs stand above their panel or beside it. On phones they are always a grid of keys. */
  layout?: "row" | "side";
  className?: string;
};

/**
 * Tabs by the ARIA pattern: arrow keys, Home and End move and select. The content of a panel carries its tab's id,
 * so an address with that hash leads to it. Without scripts every panel is shown, one below the other; while they load, only the
 * panel that will stay.
 */
export function Tabs({ label, tabs, selected, onSelect, layout = "row", className }: Props) {
  const hydrated = useHydrated();
  const { frame, keys, key, landing } = layouts[layout];

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The focused key, not the selected one: a held arrow key is faster than the navigation it causes.
    const index = tabs.findIndex(({ id }) => document.activeElement?.id === keyId(id));
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: -1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(keyId(tab.id))?.focus();
  }

  return (
    <div className={clsx("group/tabs", frame, className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={clsx("grid grid-cols-2 gap-2 no-scripting:hidden", keys)}
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={keyId(id)}
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            className={clsx(
              "min-h-14 rounded-md border border-line bg-white px-3.5 py-2 text-left text-sm leading-tight font-semibold hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper",
              key,
            )}
          >
            {name}
          </button>
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
            hidden={hydrated && id !== selected}
            className={clsx(!hydrated && (id === selected ? asDefault : asOther))}
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

/* Until scripts take over, the address decides: the panel its hash names is shown in place of the default. */
const asDefault = "scripting:group-has-target/tabs:not-has-target:hidden";
const asOther = "scripting:not-has-target:hidden";

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
