import { keepDatesRight } from "./dates.ts";
import { QUERY_WAIT_MS } from "./query-wait.ts";
import { setChosenTheme } from "./theme.ts";

/**
 * Runs before anything is shown: site/build/first-script.ts puts it into the head of each page. It marks a page with a
 * query, so that a list which the query filters can wait (await-query in site.css), and the first view of a page in a
 * session, for all that moves only then (motion.css).
 */
const page: Document & { prerendering?: boolean } = document;
const marks = page.documentElement.dataset;
if (location.hostname.startsWith("www.")) location.replace(location.href.replace("//www.", "//"));
setChosenTheme(marks);
markFarSections();
if (location.search) {
  marks.query = "";
  setTimeout(() => delete marks.query, QUERY_WAIT_MS);
}
if (page.prerendering) page.addEventListener("prerenderingchange", markFirstView, { once: true });
else markFirstView();
keepDatesRight();

/**
 * Marks a page whose far sections need no layout yet (far.css), where nobody comes to a certain place of it: by Back, a
 * reload, or a link to a heading or to words of it. Only Chromium takes part, which is told by `prerendering`: Safari
 * does not hold in place what is read while heights above it change, and Firefox moves a field from under the pointer.
 */
function markFarSections(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isPlaceNamed = /#/.test(entry?.name + location.hash);
  if (entry?.type === "navigate" && !isPlaceNamed && "prerendering" in document) marks.far = "";
}

function markFirstView(): void {
  try {
    const seen = `seen ${location.pathname}`;
    if (sessionStorage[seen]) return;
    sessionStorage[seen] = 1;
    marks.first = "";
  } catch {}
}
