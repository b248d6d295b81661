/**
 * Calendars hold links to single dates, and keep them when the date has passed: /deadlines#cbam-certificates. Its entry
 * is then in the folded list of past dates, or hidden behind this year's where there is one every year.
 */
followAddress();
for (const event of ["hashchange", "pageshow"]) addEventListener(event, followAddress);

function followAddress(): void {
  const anchor = location.hash.slice(1);
  const named = anchor && document.getElementById(anchor);
  if (!named) return;
  const target = named.hidden ? (asPast(named) ?? sameStep(named)) : named;
  const fold = target?.closest("details");
  if (!target || (target === named && !(fold && !fold.open))) return;
  if (fold) fold.open = true;
  // The browser goes there and marks it as the target; nothing is added to the history.
  location.replace(`#${target.id}`);
}

/** Its entry in the list of past dates, which takes over its name. */
function asPast(named: HTMLElement): HTMLElement | undefined {
  const past = document.querySelector<HTMLElement>(`[data-past="${named.id}"]:not([hidden])`);
  if (!past) return undefined;
  past.id = named.id;
  named.removeAttribute("id");
  return past;
}

function sameStep({ dataset }: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-step="${dataset.step}"]:not([hidden])`);
}
