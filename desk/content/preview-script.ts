import { daysBetween, today } from "../../site/dates/dates.ts";

/** Stands before Vite's client, on whatever page it is loaded: it would open sockets in vain. */
export const WITHOUT_SOCKETS =
  "globalThis.WebSocket=class extends EventTarget{send(){}close(){}};\n";

/**
 * The HTML of a page with a script for the preview. It moves the browser's clock to `day`, because pages choose words by
 * that clock (site/layout/dates.ts), and restores the scroll position when the page is loaded again. A message of the
 * desk, which alone may frame the page, scrolls to a section that is out of sight, whose comment is of sections.astro, or
 * to a block of an article.
 * What says an error may have no head.
 */
export function withPreviewScript(page: string, day = today()): string {
  const script = `<script>${scriptOf(daysBetween(today(), day))}</script>`;
  const head = /<head\b[^>]*>/i;
  return head.test(page) ? page.replace(head, (tag) => tag + script) : script + page;
}

const scriptOf = (days: number) => `{
let Now=Date,ahead=${days}*864e5,key="preview-scroll "+location.pathname+location.hash;
globalThis.Date=class extends Now{
constructor(...given){given.length?super(...given):super(Now.now()+ahead)}
static now(){return Now.now()+ahead}};
addEventListener("scroll",()=>sessionStorage.setItem(key,scrollY),{passive:true});
for(let name of["pageswap","pagereveal"])addEventListener(name,({viewTransition:turn})=>{
turn?.ready.catch(()=>{});turn?.finished.catch(()=>{})});
addEventListener("load",()=>{
let top=sessionStorage.getItem(key);top&&scrollTo({top,behavior:"instant"})});
addEventListener("message",({source,data})=>{
if(source!==parent)return;
let walker=document.createTreeWalker(document.body,128),rest=data?.section;
while(rest>=0&&walker.nextNode())if(walker.currentNode.data==="section")rest--;
let box=rest<0?walker.currentNode.nextElementSibling:document.querySelectorAll(".prose>*")[data?.block];
box&&=box.getBoundingClientRect();
if(box&&(box.top>innerHeight*.7||box.bottom<innerHeight*.3))scrollBy({top:box.top-80,behavior:"instant"})})}`;
