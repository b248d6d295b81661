/** Where folds are closed; site/ui/fold.tsx hides their labels from here up. */
const NARROW = "(max-width:39.99rem)";

/** Part of the first script of the page: folds are closed while the page loads, so that nothing moves; each only once. */
export const foldsScript = `if(matchMedia("${NARROW}").matches){
let fold=()=>document.querySelectorAll("[data-fold='']").forEach(one=>{one.open=false;one.dataset.fold="closed"}),
watch=new MutationObserver(fold);
watch.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{fold();watch.disconnect()})}`.replaceAll("\n", "");

/** A phone turned on its side, or paper, has room for all; there a closed fold could not be opened. */
export function startFolds(): void {
  matchMedia(NARROW).addEventListener("change", ({ matches }) => !matches && openAll());
  addEventListener("beforeprint", openAll);
}

function openAll(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("[data-fold]")) fold.open = true;
}
