import { OFFSET_MS } from "../../contract/indian-time.ts";
import { SOON_DAYS } from "../ui/dated.ts";

const DAY_MS = 86_400_000;

/** Names the meta element, the comments and the file of what site/build/other-days.ts takes out of a page. */
export const OTHER_DAYS = "other-days";

/**
 * The HTML is right for the day of the build. This first script of a page makes it right for today in India while the
 * page loads, before any of it is shown, so that nothing flickers or moves. site/ui/dated.ts writes the attributes:
 * - `data-from` and `data-until`: the first and the last day on which an element is shown;
 * - `data-over`: the day after which the element gets `data-is-over`;
 * - `data-next`: days in order, of which a time element names the next one, as dayText in site/dates/dates.ts does;
 * - `data-days-to`: days in order; the element counts the days to the next one, as daysLeftText there does,
 *   and has `data-soon` while they are few.
 *
 * On a day for which the page has no words it is as on the last day for which it has them, names that day, and counts
 * nothing, until other-days.ts has fetched the words.
 */
export function keepDatesRight(): void {
  const watch = new MutationObserver(showDay);
  watch.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    showDay();
    watch.disconnect();
  });
  addEventListener("pageshow", showDay);
  addEventListener(OTHER_DAYS, showDay);
}

function showDay(): void {
  const today = new Date(Date.now() + OFFSET_MS).toISOString().slice(0, 10);
  const known = document.querySelector<HTMLMetaElement>(`[name=${OTHER_DAYS}]`)?.content.split(" ");
  const [first = today, last = today] = known ?? [];
  const [, day = today] = [first, today, last].sort();
  const asOf = day === today ? "" : `as of ${dayText(day)}`;
  const main = document.querySelector("main");
  if (asOf && main) main.dataset.asOf = asOf;
  showWordings(day);
  for (const element of all("[data-over]"))
    element.toggleAttribute("data-is-over", day > `${element.dataset.over}`);
  for (const element of all("[data-days-to]")) {
    const left = (Date.parse(comingFrom(day, element.dataset.daysTo)) - Date.parse(day)) / DAY_MS;
    element.toggleAttribute("data-soon", left < SOON_DAYS);
    say(element, Number.isNaN(left) ? "" : asOf || leftText(left));
  }
  for (const element of all<HTMLTimeElement>("[data-next]")) {
    const next = comingFrom(day, element.dataset.next);
    if (!next) continue;
    element.dateTime = next;
    say(element, dayText(next));
  }
}

function showWordings(day: string): void {
  for (const element of all("[data-from],[data-until]")) {
    const { from = day, until = day } = element.dataset;
    const isOff = from > day || until < day;
    if (element.hidden !== isOff) element.hidden = isOff;
  }
}

const all = <Kind extends HTMLElement>(selector: string) =>
  document.querySelectorAll<Kind>(selector);

/** The first of these days that is not over; empty if there is none. */
const comingFrom = (day: string, days = "") => days.split(" ").find((one) => one >= day) ?? "";

function say(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function leftText(left: number): string {
  if (left < 1) return "today";
  return left < 2 ? "tomorrow" : `in ${left} days`;
}

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

function dayText(day: string): string {
  const [year, month, date] = day.split("-");
  const end = Number(month) * 3;
  return `${Number(date)} ${MONTHS.slice(end - 3, end)} ${year}`;
}
