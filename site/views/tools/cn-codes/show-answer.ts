import type { Annex } from "../../../content/records/annex.ts";
import { type Answer, answerTo, type Item, type Standing } from "../../../tools/cn-codes/answer.ts";

type Words = { more: string; standings: Record<Standing, string> };

/** Shows the frame of the answer and fills it; where nothing is asked, none. */
export function showAnswer(root: HTMLElement, asked: string): void {
  const annex: Annex = JSON.parse(root.dataset.annex ?? "");
  const answer = asked ? answerTo(asked, annex) : undefined;
  for (const frame of root.querySelectorAll<HTMLElement>("[data-answer]")) {
    frame.hidden = frame.dataset.answer !== answer?.kind;
    if (answer && !frame.hidden) fill(root, frame, answer);
  }
}

function fill(root: HTMLElement, frame: HTMLElement, answer: Answer): void {
  const { title, name = "", lines, items, more, didYouMean, estimate } = answer;
  const words: Words = JSON.parse(root.dataset.words ?? "");
  const row = root.querySelector<HTMLTemplateElement>("template[data-item]")?.content.firstElementChild;
  const slot = (of: string) => frame.querySelector<HTMLElement>(`[data-slot="${of}"]`);
  write(slot("title"), title);
  write(slot("name"), name);
  write(slot("lines"), lines.join(" "));
  write(slot("more"), more ? `${more} ${words.more}` : "");
  slot("items")?.replaceChildren(...items.flatMap((item) => (row ? rowOf(row, item, words) : [])));
  link(slot("estimate"), estimate && `goods=${estimate}`);
  const meant = slot("didYouMean");
  if (meant) meant.hidden = !didYouMean;
  link(meant?.querySelector("a"), didYouMean && queryOf(didYouMean), didYouMean);
}

function rowOf(template: Element, { code, name, standing }: Item, words: Words): Element {
  const row = document.importNode(template, true);
  link(row.querySelector("a"), queryOf(code), code);
  write(row.querySelector<HTMLElement>("[data-name]"), name);
  write(row.querySelector<HTMLElement>("[data-standing]"), words.standings[standing]);
  return row;
}

function write(element: HTMLElement | null, text: string): void {
  if (!element) return;
  element.textContent = text;
  element.hidden = !text;
}

function queryOf(text: string): string {
  return new URLSearchParams({ q: text }).toString();
}

/** Leads where the link led, with another query; without one there is no link. */
function link(element: Element | null | undefined, query: string | undefined, text?: string): void {
  if (!(element instanceof HTMLAnchorElement)) return;
  element.hidden = !query;
  element.href = `${element.getAttribute("href")?.replace(/\?.*$/, "")}?${query ?? ""}`;
  if (text) element.textContent = text;
}
