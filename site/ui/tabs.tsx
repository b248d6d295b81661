import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
};

/**
 * Tabs by the ARIA pattern: arrow keys, Home and End move and select. Until scripts run every panel is shown
 * one below the other, so nothing is out of reach without them.
 */
export function Tabs({ label, tabs, selected, onSelect, className }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
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
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }

  return (
    <div className={className} data-tabs={hydrated ? "live" : "static"}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line no-scripting:hidden"
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            className={clsx(
              "-mb-px border-b-3 py-3 font-semibold",
              id === selected ? "border-leaf text-ink" : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern wants the panel in the tab order
          tabIndex={0}
          hidden={hydrated && id !== selected}
          className={clsx(!hydrated && id !== selected && "scripting:hidden")}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
