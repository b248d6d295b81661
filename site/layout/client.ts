import { dismiss, notify, showStoredNotice } from "../ui/notice.ts";
import { showPosting } from "../ui/sending.ts";
import { countVisits } from "../ui/visits.ts";
import { whenShown } from "../ui/when-shown.ts";
import "./about.ts";
import "./accordions.ts";
import { startContactBar } from "./contact-bar-script.ts";
import { startEntrances } from "./entrances.ts";
import { layOutLater } from "./far.ts";
import "./list-forms.ts";
import { startMenuPanel } from "./menu-panel.ts";
import { startMenus } from "./menus.ts";

import { startIslands } from "./near.ts";
import { fetchAhead } from "./prefetch.ts";
import "./rails.ts";
import "./search.ts";
import { sortByNextDay } from "./sort-by-next-day.ts";
import { startTheme } from "./theme.ts";
import "./traced.ts";

// All the script of a page without islands.
startMenus();
startMenuPanel().catch(() => {});
startContactBar();
fetchAhead();
startTheme();
layOutLater();
startIslands();
sortByNextDay();
countVisits();

// The page was built more than a year ago, and has no words for today.
const outdated = document.querySelector<HTMLElement>("main[data-as-of]");
if (outdated)
  import("./other-days.ts").then(({ fetchOtherDays }) => fetchOtherDays(outdated)).catch(() => {});

whenShown(showStoredNotice);
whenShown(startEntrances);

// A notice is old when the page comes back from the back/forward cache.
addEventListener("pagehide", dismiss);

// The browser posts a form whose island has not started yet.
addEventListener("submit", ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLFormElement && target.method === "post")
    showPosting(target);
});

// Stands in the margin of every printed page.
addEventListener("beforeprint", () => {
  const day = new Date().toLocaleDateString("en-IN", { dateStyle: "medium" });
  document.documentElement.style.setProperty("--printed-on", `"${day}"`);
});

// A button that only shows a notice needs no island: <button data-say='{"text":"…"}'>.
document.addEventListener("click", ({ target }) => {
  const notice =
    target instanceof Element && target.closest<HTMLElement>("[data-say]")?.dataset.say;
  if (notice) notify({ tone: "info", ...JSON.parse(notice) });
});
