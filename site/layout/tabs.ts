/** For site/ui/tabs.tsx. Choosing a tab replaces the hash, so that Back leads to the page before, not through every tab. */
for (const list of document.querySelectorAll<HTMLElement>("[role=tablist]")) startTabList(list);

function startTabList(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>("[role=tab]")];
  const initial = tabs.find(({ tabIndex }) => tabIndex === 0) as HTMLAnchorElement;
  const named = () => tabs.find(({ hash }) => hash === location.hash);

  function show(chosen: HTMLAnchorElement): void {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab).hidden = tab !== chosen;
    }
  }

  function choose(tab: HTMLAnchorElement): void {
    show(tab);
    try {
      history.replaceState(history.state, "", tab.hash);
    } catch {
      // Safari refuses a hundred changes within half a minute. The tab is right all the same.
    }
  }

  function followHash(): void {
    const tab = location.hash ? named() : initial;
    // A hash that is no tab's (the skip link's, say) changes nothing.
    if (!tab || !panelOf(tab).hidden) return;
    show(tab);
    // The browser could not scroll to what was hidden.
    if (location.hash) document.getElementById(tab.hash.slice(1))?.scrollIntoView();
  }

  list.addEventListener("click", (event) => {
    const tab = tabs.find((one) => one.contains(event.target as Node));
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  list.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = tabs.indexOf(event.target as HTMLAnchorElement);
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
    choose(tab);
    tab.focus();
  });
  addEventListener("hashchange", followHash);
  addEventListener("pageshow", followHash);
  show(named() ?? initial);
  list.closest("[data-by-hash]")?.removeAttribute("data-by-hash");
}

function panelOf(tab: HTMLAnchorElement) {
  return document.getElementById(tab.getAttribute("aria-controls") ?? "") as HTMLElement;
}
