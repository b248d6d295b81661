/** Rows that phones swipe can be moved by the arrow keys there; on wider screens they do not scroll. */
const narrow = matchMedia("(max-width:39.99rem)");
const mark = () => {
  for (const rail of document.querySelectorAll<HTMLElement>("[class~='max-sm:rail'],[data-rail]"))
    rail.tabIndex = narrow.matches ? 0 : -1;
};
narrow.addEventListener("change", mark);
if (narrow.matches) mark();
