import { whenIdle } from "./when-quiet.ts";

/**
 * Lays out the far sections (far.css) one by one, in idle moments after the page has loaded; and all at once before
 * heights count: for a link to a part of the page, for a search in it, and on paper. The browser holds in place what is
 * read meanwhile.
 */
export function layOutLater(): void {
  const { dataset } = document.documentElement;
  if (!("far" in dataset)) return;
  const layOutAll = () => {
    delete dataset.far;
  };
  let waiting: HTMLElement[] | undefined;
  const layOutNext = () => {
    waiting ??= [
      ...document.querySelectorAll<HTMLElement>("main > section, main > figure, .far, footer"),
    ];
    const next = waiting.shift();
    if (!next) return layOutAll();
    next.style.contentVisibility = "visible";
    whenIdle(layOutNext);
  };
  if (document.readyState === "complete") whenIdle(layOutNext);
  else addEventListener("load", () => whenIdle(layOutNext));
  for (const event of ["hashchange", "beforeprint"]) addEventListener(event, layOutAll);
  const onClick = ({ target }: Event) => (target as Element).closest("a") && layOutAll();
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
    key === "f" && (ctrlKey || metaKey) && layOutAll();
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
}
