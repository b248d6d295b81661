/**
 * What is true only until a day, or only from one, is decided in the HTML by the day of the build. The page may be
 * read later, so the first script of the page decides again, by today's day in India, while the page is still being
 * read and before any of it is shown: nothing flickers and nothing moves.
 *
 * `data-from` and `data-until` name the first and the last day on which an element is shown, `data-over` the day
 * after which it is marked with `data-is-over`. `data-next` and `data-days-to` hold days in their order: a time element
 * with the first names the next of them, an element with the second counts the days to it, in the words of dayText and
 * daysLeftText in site/dates/dates.ts. The attributes are written by site/ui/dated.ts.
 */
export const datesScript = `{
let choose=()=>{
let day=new Date(Date.now()+198e5).toISOString().slice(0,10),
all=(name,act)=>document.querySelectorAll(name).forEach(element=>act(element,element.dataset)),
coming=days=>days.split(" ").find(one=>one>=day),
say=(element,text)=>{if(element.textContent!==text)element.textContent=text};
all("[data-from],[data-until]",(element,{from,until})=>{element.hidden=from>day||until<day});
all("[data-over]",(element,{over})=>element.toggleAttribute("data-is-over",day>over));
all("[data-days-to]",(element,{daysTo})=>{
let left=Math.round((Date.parse(coming(daysTo))-Date.parse(day))/864e5);
say(element,left<1?"today":left<2?"tomorrow":left?"in "+left+" days":"")});
all("[data-next]",(element,{next})=>{
let to=coming(next);
if(!to)return;
let[year,month,date]=to.split("-");
element.dateTime=to;
say(element,+date+" "+"JanFebMarAprMayJunJulAugSepOctNovDec".substr(month*3-3,3)+" "+year)})},
watch=new MutationObserver(choose);
watch.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{choose();watch.disconnect()});
addEventListener("pageshow",choose)}`.replaceAll("\n", "");
