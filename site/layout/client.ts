import { dismiss, notify, showKept } from "../ui/notice.ts";
import { startAccordions } from "./accordions.ts";
import { startDates } from "./dates.ts";
import { startMenus } from "./menus.ts";
import { startMobileMenu } from "./mobile-menu-script.ts";
import { startNewsletter } from "./newsletter.ts";
import { fetchAhead } from "./prefetch.ts";

// All the script of a page without islands: HTML that works already, made nicer.
startMenus();
startMobileMenu();
startAccordions();
startDates();
startNewsletter();
fetchAhead();

// A page rendered ahead shows what was kept for it when the visitor comes, not before.
const { prerendering } = document as Document & { prerendering?: boolean };
if (prerendering) document.addEventListener("prerenderingchange", showKept, { once: true });
else showKept();

// What was said before leaving is old when the page comes back from the back/forward cache.
addEventListener("pagehide", dismiss);

// A button that only says something needs no island: <button data-say='{"text":"…"}'>.
document.addEventListener("click", ({ target }) => {
  const said = target instanceof Element && target.closest<HTMLElement>("[data-say]")?.dataset.say;
  if (said) notify(JSON.parse(said));
});
