import { today } from "../../dates/today.ts";
import { dayLinks } from "../../outputs/calendars/web-calendars.ts";

const DAY_MS = 86_400_000;

const lists = [...document.querySelectorAll<HTMLElement>("[data-coming]")];
const entries = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(":scope > li")]);

arrange();
addEventListener("pageshow", arrange);
for (const entry of entries)
  entry.querySelector("details")?.addEventListener("toggle", () => addCalendars(entry), { once: true });

/** In the HTML they are in the order of the day of the build; what comes back has moved down the list since. */
function arrange(): void {
  const [first, later] = lists;
  if (!first || !later) return;
  const isBefore = (a: HTMLElement, b: HTMLElement) => nextDay(a) < nextDay(b);
  const sorted = [...entries].sort((a, b) => Number(isBefore(b, a)) - Number(isBefore(a, b)));
  const room = Number(first.dataset.coming);
  const [near, far] = [sorted.slice(0, room), sorted.slice(room)];
  for (const [list, own] of [
    [first, near],
    [later, far],
  ] as const)
    if (own.some((entry, index) => list.children[index] !== entry)) list.replaceChildren(...own);
  const count = document.querySelector("[data-later-count]");
  if (count) count.textContent = String(far.filter(({ hidden }) => !hidden).length);
}

/** What has no day left comes last; it is hidden. */
function nextDay({ dataset }: HTMLElement): string {
  const day = today();
  return dataset.days?.split(" ").find((one) => one >= day) ?? "none";
}

/** The web calendars take one day, and which is known only when the entry is read. */
function addCalendars(entry: HTMLElement): void {
  const file = entry.querySelector<HTMLAnchorElement>("[data-calendar]");
  const day = nextDay(entry);
  if (!file || day === "none") return;
  const [rule, what] = ["[data-rule]", "h3"].map((part) => entry.querySelector<HTMLElement>(part)?.innerText);
  const links = dayLinks({
    title: `${rule}: ${what}`,
    url: `${location.origin}${location.pathname}#${entry.id}`,
    day,
    dayAfter: new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10),
  }).map(({ label, to }) => {
    const link = document.createElement("a");
    link.className = file.className;
    link.href = to;
    link.textContent = label;
    return link;
  });
  file.after(...links);
}
