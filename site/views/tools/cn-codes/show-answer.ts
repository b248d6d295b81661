import type { Annex } from "../../../content/records/annex.ts";
import {
  answerTo,
  type CodeAnswer,
  type CodeStanding,
  type Item,
} from "../../../tools/cn-codes/answer.ts";

/** `cite` has a place between its quotation marks for the title, and ends with the url without the query. */
type Words = { more: string; standings: Record<CodeStanding, string>; cite: string };

export function showAnswer(root: HTMLElement, asked: string): void {
  const annex: Annex = JSON.parse(root.dataset.annex ?? "");
  const answer = asked ? answerTo(asked, annex) : undefined;
  for (const frame of root.querySelectorAll<HTMLElement>("[data-answer]")) {
    frame.hidden = frame.dataset.answer !== answer?.kind;
    if (answer && !frame.hidden) fill(root, frame, answer, asked);
  }
}

function fill(root: HTMLElement, frame: HTMLElement, answer: CodeAnswer, asked: string): void {
  const { title, name = "", lines, items, more, didYouMean, estimate } = answer;
  const words: Words = JSON.parse(root.dataset.words ?? "");
  const row =
    root.querySelector<HTMLTemplateElement>("template[data-item]")?.content.firstElementChild;
  const slot = (of: string) => frame.querySelector<HTMLElement>(`[data-slot="${of}"]`);
  writeOrHide(slot("title"), title);
  writeOrHide(slot("name"), name);
  writeOrHide(slot("lines"), lines.join(" "));
  writeOrHide(slot("more"), more ? `${more} ${words.more}` : "");
  slot("items")?.replaceChildren(...items.flatMap((item) => (row ? rowOf(row, item, words) : [])));
  const isVerdict = answer.kind in words.standings;
  writeOrHide(
    slot("cite"),
    isVerdict ? words.cite.replace("“”", `“${title}”`) + encodeURIComponent(asked) : "",
  );
  setLink(slot("estimate"), estimate && `code=${estimate}`);
  const meant = slot("didYouMean");
  if (meant) meant.hidden = !didYouMean;
  setLink(meant?.querySelector("a"), didYouMean && queryOf(didYouMean), didYouMean);
}

function rowOf(template: Element, { code, name, standing }: Item, words: Words): Element {
  const row = document.importNode(template, true);
  setLink(row.querySelector("a"), queryOf(code), code);
  writeOrHide(row.querySelector<HTMLElement>("[data-name]"), name);
  writeOrHide(row.querySelector<HTMLElement>("[data-standing]"), words.standings[standing]);
  return row;
}

function writeOrHide(element: HTMLElement | null, text: string): void {
  if (!element) return;
  element.textContent = text;
  element.hidden = !text;
}

const queryOf = (text: string): string => new URLSearchParams({ q: text }).toString();

/** Gives a link another query, and another text if there is one. Without a query it is hidden. */
function setLink(
  element: Element | null | undefined,
  query: string | undefined,
  text?: string,
): void {
  if (!(element instanceof HTMLAnchorElement)) return;
  element.hidden = !query;
  element.href = `${element.getAttribute("href")?.replace(/\?.*$/, "")}?${query ?? ""}`;
  if (text) element.textContent = text;
}
