import { today } from "../../dates/today.ts";

const lists = [...document.querySelectorAll<HTMLElement>("[data-coming]")];
const entries = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(":scope > li")]);

arrange();
addEventListener("pageshow", arrange);
// Few open an entry, and what makes its links is as much again as this.
for (const entry of entries)
  entry
    .querySelector("details")
    ?.addEventListener(
      "toggle",
      async () => (await import("./add-calendars.ts")).addCalendars(entry, nextDay(entry)),
      { once: true },
    );

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

/** Its next day; none has one that is past. */
function nextDay({ dataset }: HTMLElement): string {
  const day = today();
  return (dataset.days ?? dataset.until)?.split(" ").find((one) => one >= day) ?? "";
}
