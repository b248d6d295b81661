/**
 * Calendars hold links to single dates, and keep them when the date has passed: /deadlines#cbam-certificates. Its entry
 * is then in the folded list of past dates. A later day of what comes back, #cbam-holding-2028-03, is in one entry with
 * the first.
 */
export function followAnchor(): void {
  const anchor = location.hash.slice(1);
  const target = anchor && (find(anchor) ?? find(anchor.replace(/-\d{4}(-\d\d)?$/, "")));
  if (!target) return;
  const folds = [target.closest("details"), target.querySelector("details")].filter((fold) => fold !== null);
  if (target.id === anchor && folds.every(({ open }) => open)) return;
  for (const fold of folds) fold.open = true;
  // The browser goes there and marks it as the target; nothing is added to the history.
  location.replace(`#${target.id}`);
}

function find(id: string): HTMLElement | null {
  return document.getElementById(id);
}
