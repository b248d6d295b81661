import { datesScript } from "./dates.ts";
import { foldsScript } from "./folds.ts";
import { themeScript } from "./theme-key.ts";

/** How long a filtered list waits for the scripts. */
const QUERY_WAIT_MS = 3000;

/**
 * Runs before anything is shown:
 * - visitors of www. move to the bare domain, with path, query and hash;
 * - the theme that the visitor chose is set (dark.css);
 * - a page with a query is marked, so that a list which the query filters can wait (await-query in site.css);
 * - the first view of a page in a session is marked, for what moves only then (motion.css);
 * - what depends on today's date is chosen, and what phones fold is closed, while the page loads.
 */
export const firstScript = [
  'if(location.hostname.startsWith("www."))location.replace(location.href.replace("//www.","//"))',
  "let d=document.documentElement.dataset",
  themeScript,
  `if(location.search){d.query="";setTimeout(()=>delete d.query,${QUERY_WAIT_MS})}`,
  'let f=()=>{try{let s=sessionStorage,k="seen "+location.pathname;s[k]||(s[k]=1,d.first="")}catch{}};document.prerendering?document.addEventListener("prerenderingchange",f,{once:true}):f()',
  datesScript,
  foldsScript,
].join(";");

/**
 * A page whose link the pointer rests on is rendered before the click. Names with a dot are files; the pages that
 * thank a visitor count their visits, so they are never opened ahead.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*.*", "/*thank-you", "/f/*", "/api/*", "/search"] } },
          { not: { selector_matches: "[download],[target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
