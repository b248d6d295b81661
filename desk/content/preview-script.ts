import { daysBetween, today } from "../../site/dates/dates.ts";

/**
 * A page with a first script for the preview. Pages decide by the clock of the browser what they say on a day
 * (site/layout/dates.ts), so it puts that clock on by whole days. And whoever looks again stays where they were.
 */
export function withPreviewScript(page: string, day = today()): string {
  return page.replace(
    /<head\b[^>]*>/i,
    (head) => `${head}<script>${scriptOf(daysBetween(today(), day))}</script>`,
  );
}

const scriptOf = (days: number) => `{
let Now=Date,ahead=${days}*864e5,key="preview-scroll "+location.pathname;
globalThis.Date=class extends Now{
constructor(...given){given.length?super(...given):super(Now.now()+ahead)}
static now(){return Now.now()+ahead}};
addEventListener("scroll",()=>sessionStorage.setItem(key,scrollY),{passive:true});
addEventListener("load",()=>scrollTo({top:sessionStorage.getItem(key),behavior:"instant"}))}`;
