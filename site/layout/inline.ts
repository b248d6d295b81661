import { datesScript } from "./dates.ts";
import { themeScript } from "./theme.ts";

/** A filtered list is hidden so long at most, while the scripts load. */
export const QUERY_WAIT_MS = 3000;

/**
 * Marks a page whose far sections need no layout yet (far.css), where nobody comes to a certain place of it: by Back, a
 * reload, or a link to a heading or to words of it. Only Chromium takes part, which is told by `prerendering`: Safari
 * does not hold in place what is read while heights above it change, and Firefox moves a field from under the pointer.
 */
const farScript =
  'let n=performance.getEntriesByType("navigation")[0];if(n?.type==="navigate"&&!/#/.test(n.name+location.hash)&&"prerendering"in document)d.far=""';

/**
 * Runs before anything is shown. It marks a page with a query, so that a list which the query filters can wait
 * (await-query in site.css), and the first view of a page in a session, for all that moves only then (motion.css).
 */
export const firstScript = [
  'if(location.hostname.startsWith("www."))location.replace(location.href.replace("//www.","//"))',
  "let d=document.documentElement.dataset",
  themeScript,
  farScript,
  `if(location.search){d.query="";setTimeout(()=>delete d.query,${QUERY_WAIT_MS})}`,
  'let f=()=>{try{let s=sessionStorage,k="seen "+location.pathname;s[k]||(s[k]=1,d.first="")}catch{}};document.prerendering?document.addEventListener("prerenderingchange",f,{once:true}):f()',
  datesScript,
].join(";");

/** Not files, whose names have a dot, nor the pages that thank a visitor, because they count their visits. */
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
