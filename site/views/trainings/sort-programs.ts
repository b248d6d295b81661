import { today } from "../../dates/today.ts";

/**
 * The cards of the carousel stand in the order of the day of the build. In a page that is read later they are sorted
 * again, each by the run it shows then: the first that is not over, or the last. `data-days` is "start/end …".
 */
const day = today();

const key = (card: Element) => {
  const runs = (card.getAttribute("data-days") ?? "").split(" ").map((run) => run.split("/"));
  const coming = runs.find(([, end = ""]) => day <= end);
  return coming ? `1 ${coming[0]}` : `2 ${runs.at(-1)?.[0]}`;
};

const list = document.querySelector("[data-upcoming-first]");
if (list) {
  const sorted = [...list.children].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  if (sorted.some((card, place) => card !== list.children[place])) list.append(...sorted);
}
