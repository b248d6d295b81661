/** The widths at which folds are closed; on wider screens site/ui/fold.tsx hides their labels. */
const NARROW = "(max-width:39.99rem)";

/** Part of the first script of the page: closes each fold once, while the page loads, so that nothing moves. */
export const foldsScript = `if(matchMedia("${NARROW}").matches){
let fold=()=>document.querySelectorAll("[data-fold='']").forEach(one=>{one.open=false;one.dataset.fold="closed"}),
watch=new MutationObserver(fold);
watch.observe(document,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{fold();watch.disconnect()})}`.replaceAll("\n", "");

/** Opens all folds when the screen gets wider and before printing: a closed fold could not be opened there. */
export function startFolds(): void {
  matchMedia(NARROW).addEventListener("change", ({ matches }) => !matches && openAll());
  addEventListener("beforeprint", openAll);
}

function openAll(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("[data-fold]")) fold.open = true;
}
