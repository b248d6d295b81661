/**
 * Calendars hold links to single dates, and keep them when the date has passed: /deadlines#cbam-certificates. Its entry
 * is then in the folded list of past dates. A later day of what comes back, #cbam-holding-2028-03, is in one entry with
 * the first.
 */
followAddress();
for (const event of ["hashchange", "pageshow"]) addEventListener(event, followAddress);

function followAddress(): void {
  const anchor = location.hash.slice(1);
  const named = anchor && (find(anchor) ?? find(anchor.replace(/-\d{4}(-\d\d)?$/, "")));
  if (!named) return;
  const target = named.hidden ? asPast(named) : named;
  const folds = target ? foldsAround(target) : [];
  if (!target || (target.id === anchor && target === named && folds.every(({ open }) => open))) return;
  for (const fold of folds) fold.open = true;
  // The browser goes there and marks it as the target; nothing is added to the history.
  location.replace(`#${target.id}`);
}

const find = (id: string) => document.getElementById(id);

/** The folded list it is in, and what an entry has folded itself. */
function foldsAround(target: HTMLElement): HTMLDetailsElement[] {
  const [list, own] = [target.closest("details"), target.querySelector("details")];
  return [list, own].filter((fold) => fold !== null);
}

/** Its entry in the list of past dates, which takes over its name. */
function asPast(named: HTMLElement): HTMLElement | undefined {
  const past = document.querySelector<HTMLElement>(`[data-past="${named.id}"]:not([hidden])`);
  if (!past) return undefined;
  past.id = named.id;
  named.removeAttribute("id");
  return past;
}
