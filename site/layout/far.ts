import { whenIdle, whenQuiet } from "./when-quiet.ts";

/**
 * Lays out the far sections (far.css) one by one, in idle moments, once the page has been quiet; and all at once before
 * heights count: once the page is scrolled, as it may be left from there by any way and come back to, for a link to a
 * part of it, for a search in it, and on paper. Browsers hold in place what is read meanwhile.
 */
export function layOutLater(): void {
  const { dataset } = document.documentElement;
  if (!("far" in dataset)) return;
  const layOutAll = () => {
    delete dataset.far;
  };
  let waiting: HTMLElement[] | undefined;
  const layOutNext = () => {
    waiting ??= [...document.querySelectorAll<HTMLElement>("main > section, main > figure, .far, footer")];
    const next = waiting.shift();
    if (!next) return layOutAll();
    next.style.contentVisibility = "visible";
    whenIdle(layOutNext);
  };
  whenQuiet(() => whenIdle(layOutNext));
  addEventListener("scroll", layOutAll, { once: true, passive: true });
  for (const event of ["hashchange", "beforeprint"]) addEventListener(event, layOutAll);
  const onClick = ({ target }: Event) => (target as Element).closest("a") && layOutAll();
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
    key === "f" && (ctrlKey || metaKey) && layOutAll();
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
}
