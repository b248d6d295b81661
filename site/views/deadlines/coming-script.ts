import { today } from "../../dates/today.ts";
import { dayLinks } from "../../outputs/calendars/web-calendars.ts";

const DAY_MS = 86_400_000;

const lists = [...document.querySelectorAll<HTMLElement>("[data-coming]")];
const entries = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(":scope > li")]);

arrange();
addEventListener("pageshow", arrange);
for (const entry of entries)
  entry.querySelector("details")?.addEventListener("toggle", () => addCalendars(entry), { once: true });

/** In the HTML they are as on the day of the build; since then some have passed, and what comes back has moved down. */
function arrange(): void {
  const [first, later] = lists;
  if (!first) return;
  const coming = entries
    .filter(nextDay)
    .sort((a, b) => (nextDay(a) < nextDay(b) ? -1 : Number(nextDay(a) > nextDay(b))));
  const room = later ? Number(first.dataset.coming) : coming.length;
  place(first, coming.slice(0, room));
  if (later) place(later, coming.slice(room));
  const count = document.querySelector("[data-later-count]");
  if (count) count.textContent = String(coming.slice(room).length);
  for (const entry of entries.filter((one) => !nextDay(one))) movePast(entry);
  nameFirst(coming[0]);
}

function place(list: HTMLElement, own: HTMLElement[]): void {
  if (own.some((entry, index) => list.children[index] !== entry)) list.prepend(...own);
}

function movePast(entry: HTMLElement): void {
  // What shows an entry up to its day would hide it here.
  entry.removeAttribute("data-until");
  entry.hidden = false;
  if (!entry.closest("[data-past]")) document.querySelector("[data-past]")?.prepend(entry);
}

/** For the opening of a page that is older than the days it holds. */
function nameFirst(entry: HTMLElement | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-first-entry]");
  if (!link || !entry) return;
  const [day, rule] = ["[data-when]", "[data-rule]"].map(
    (part) => entry.querySelector<HTMLElement>(part)?.innerText,
  );
  link.href = `#${entry.id}`;
  link.textContent = `${day}: ${rule}`;
}

/** Its next day; none has one that is past. */
function nextDay({ dataset }: HTMLElement): string {
  const day = today();
  return (dataset.days ?? dataset.until)?.split(" ").find((one) => one >= day) ?? "";
}

/** The web calendars take one day, and which is known only when the entry is read. */
function addCalendars(entry: HTMLElement): void {
  const file = entry.querySelector<HTMLAnchorElement>("[data-calendar]");
  const day = nextDay(entry);
  if (!file || !day) return;
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
