import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { keyId, panelId, type TabSet } from "../ui/tab-panels.tsx";
import { island } from "./island.tsx";

/**
 * The keys of a set of tabs by the ARIA pattern: arrow keys, Home and End move and select. The address names the tab,
 * so that it can be linked to and comes back with Back and Forward. Choosing one replaces the address: the way back
 * leads to the page before, not through every tab looked at. Keys are links, so one pressed too early works as well.
 */
export const TabList = island(function TabList({ label, tabs, initial, layout = "row" }: TabSet) {
  const [selected, setSelected] = useState(initial);
  const list = useRef<HTMLDivElement>(null);
  const { keys, key } = layouts[layout];

  function show(id: string): void {
    setSelected(id);
    for (const tab of tabs) panelOf(tab.id).hidden = tab.id !== id;
  }

  function choose(id: string): void {
    show(id);
    try {
      history.replaceState(history.state, "", `#${id}`);
    } catch {
      // Safari refuses a hundred changes within half a minute. The tab is right all the same.
    }
  }

  useEffect(() => {
    const named = () => tabs.find(({ id }) => `#${id}` === location.hash)?.id;

    function follow() {
      const id = named() ?? (location.hash ? undefined : initial);
      // A hash that is no tab's (the skip link's, say) changes nothing.
      if (!id || !panelOf(id).hidden) return;
      show(id);
      // The browser could not scroll to what was hidden.
      if (location.hash) document.getElementById(id)?.scrollIntoView();
    }

    show(named() ?? initial);
    list.current?.closest("[data-by-address]")?.removeAttribute("data-by-address");
    addEventListener("hashchange", follow);
    addEventListener("pageshow", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("pageshow", follow);
    };
  }, []);

  function onClick(event: MouseEvent, id: string) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
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
    choose(tab.id);
    document.getElementById(keyId(tab.id))?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      data-print="hide"
      className={clsx("grid grid-cols-2 gap-2 no-scripting:hidden", keys)}
    >
      {tabs.map(({ id, label: name }) => (
        <a
          key={id}
          href={`#${id}`}
          role="tab"
          id={keyId(id)}
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          tabIndex={id === selected ? 0 : -1}
          onClick={(event) => onClick(event, id)}
          className={clsx(
            "flex min-h-14 items-center rounded-md border border-line bg-white px-3.5 py-2 text-sm leading-tight font-semibold hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper",
            key,
          )}
        >
          {name}
        </a>
      ))}
    </div>
  );
});

function panelOf(id: string): HTMLElement {
  return document.getElementById(panelId(id)) as HTMLElement;
}

const layouts = {
  row: {
    keys: "sm:flex sm:gap-x-8 sm:border-b sm:border-line",
    key: "sm:-mb-px sm:min-h-0 sm:rounded-none sm:border-0 sm:border-b-3 sm:border-transparent sm:bg-transparent sm:px-0 sm:py-3 sm:text-base sm:aria-selected:border-leaf sm:aria-selected:bg-transparent sm:aria-selected:text-ink",
  },
  side: {
    keys: "md:grid-cols-3 lg:sticky lg:top-28 lg:grid-cols-1 lg:gap-0 lg:self-start",
    key: "lg:rounded-none lg:border-0 lg:border-l-4 lg:bg-transparent lg:px-5 lg:py-3 lg:font-display lg:text-h4 lg:font-[450] lg:text-ink-soft lg:hover:text-ink lg:aria-selected:border-marigold lg:aria-selected:bg-transparent lg:aria-selected:text-ink",
  },
};
