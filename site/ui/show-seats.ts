import { SEATS_LEFT_PATH } from "../../contract/waiting.ts";
import type { About } from "./about.ts";
import { isOwnServer } from "./own-server.ts";

/**
 * Writes how many seats are left into the places of the runs that show it, and which runs are full, also in places that a
 * search shows later. Only our own server knows.
 */
const main = document.querySelector("main");
if (isOwnServer() && main?.querySelector("[data-seats]")) show(main).catch(() => {});

async function show(main: Element): Promise<void> {
  const response = await fetch(SEATS_LEFT_PATH);
  if (!response.ok) return;
  const left: Record<string, number> = await response.json();
  const write = () => {
    for (const place of main.querySelectorAll<HTMLElement>("[data-seats]:empty")) {
      const count = left[place.dataset.seats ?? ""];
      if (count === undefined) continue;
      place.textContent = wordsFor(count);
      if (count === 0) askForWaitingList(main, place);
    }
  };
  write();
  new MutationObserver(write).observe(main, { childList: true, subtree: true });
}

function wordsFor(count: number): string {
  if (count === 0) return "Full: ask for the waiting list";
  return count === 1 ? "1 seat left" : `${count} seats left`;
}

const WAITS = " (full: waiting list)";

/** Who follows a link of a full run to the contact form asks for its waiting list, wherever on the page the link is. */
function askForWaitingList(main: Element, place: Element): void {
  const run = place.closest("[data-run]");
  const own = [...(run?.querySelectorAll<HTMLElement>("[data-about]") ?? [])].map(
    ({ dataset }) => dataset.about,
  );
  for (const link of main.querySelectorAll<HTMLElement>("[data-about]")) {
    const { about = "" } = link.dataset;
    if (!own.includes(about)) continue;
    const asked: About = JSON.parse(about);
    if (asked.dates && !asked.dates.endsWith(WAITS)) asked.dates += WAITS;
    link.dataset.about = JSON.stringify(asked);
  }
}
