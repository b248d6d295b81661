import { today } from "../../dates/today.ts";

/**
 * The cards of the carousel are sorted by the day of the build. In a page that is read later this sorts them again,
 * each by the run that it shows now: the first that is not over, or the last. `data-days` is "start/end …".
 */
const day = today();

const sortKey = (card: Element) => {
  const runs = (card.getAttribute("data-days") ?? "").split(" ").map((run) => run.split("/"));
  const coming = runs.find(([, end = ""]) => day <= end);
  return coming ? `1 ${coming[0]}` : `2 ${runs.at(-1)?.[0]}`;
};

const list = document.querySelector("[data-upcoming-first]");
if (list) {
  const sorted = [...list.children].sort((a, b) =>
    sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0,
  );
  if (sorted.some((card, place) => card !== list.children[place])) list.append(...sorted);
}
