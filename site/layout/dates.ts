import { OFFSET_MS } from "../../contract/indian-time.ts";
import { SOON_DAYS } from "../ui/dated.ts";

/** Names the meta element, the comments and the file of what site/build/other-days.ts takes out of a page. */
export const OTHER_DAYS = "other-days";

/**
 * The HTML is right for the day of the build. This first script of a page makes it right for today in India while the
 * page loads, before any of it is shown, so that nothing flickers or moves. site/ui/dated.ts writes the attributes:
 * - `data-from` and `data-until`: the first and the last day on which an element is shown;
 * - `data-over`: the day after which the element gets `data-is-over`;
 * - `data-next`: days in order, of which a time element names the next one, as dayText in site/dates/dates.ts does;
 * - `data-days-to`: days in order; the element counts the days to the next one, as daysLeftText there does,
 *   and has `data-soon` while they are few.
 *
 * On a day for which the page has no words it is as on the last day for which it has them, names that day, and counts
 * nothing, until other-days.ts has fetched the words.
 */
export const datesScript = `{
let dayText=day=>{
let[year,month,date]=day.split("-");
return+date+" "+"JanFebMarAprMayJunJulAugSepOctNovDec".substr(month*3-3,3)+" "+year},
choose=()=>{
let main=document.querySelector("main"),
now=new Date(Date.now()+${OFFSET_MS}).toISOString().slice(0,10),
[first=now,last=now]=document.querySelector("[name=${OTHER_DAYS}]")?.content.split(" ")??[],
day=[first,now,last].sort()[1],
asOf=day!==now&&"as of "+dayText(day),
all=(name,act)=>document.querySelectorAll(name).forEach(element=>act(element,element.dataset)),
coming=days=>days.split(" ").find(one=>one>=day),
say=(element,text)=>{if(element.textContent!==text)element.textContent=text};
if(asOf&&main)main.dataset.asOf=asOf;
all("[data-from],[data-until]",(element,{from,until})=>{
let isOff=from>day||until<day;
if(element.hidden!==isOff)element.hidden=isOff});
all("[data-over]",(element,{over})=>element.toggleAttribute("data-is-over",day>over));
all("[data-days-to]",(element,{daysTo})=>{
let left=(Date.parse(coming(daysTo))-Date.parse(day))/864e5;
element.toggleAttribute("data-soon",left<${SOON_DAYS});
say(element,isNaN(left)?"":asOf||(left<1?"today":left<2?"tomorrow":"in "+left+" days"))});
all("[data-next]",(element,{next})=>{
let to=coming(next);
if(!to)return;
element.dateTime=to;
say(element,dayText(to))})},
watch=new MutationObserver(choose);
watch.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{choose();watch.disconnect()});
addEventListener("pageshow",choose);
addEventListener("${OTHER_DAYS}",choose)}`.replaceAll("\n", "");
