import type { Annex } from "../../../content/records/annex.ts";
import type { Answer, Item, Standing } from "../../../tools/cn-codes/answer.ts";

/** Answers to what the address asks, /tools/cn-codes?q=7318, and to what is typed, which the address then holds. */
const root = document.querySelector<HTMLElement>("[data-annex]");
const form = root?.querySelector("form");
const field = form?.querySelector("input");
if (root && form && field) start(root, form, field);

type Words = { more: string; standings: Record<Standing, string> };

function start(root: HTMLElement, form: HTMLFormElement, field: HTMLInputElement): void {
  const annex: Annex = JSON.parse(root.dataset.annex ?? "");
  const words: Words = JSON.parse(root.dataset.words ?? "");
  const item = root.querySelector<HTMLTemplateElement>("template[data-item]");
  // Browsers at the floor do not know the media query that hides it.
  root.querySelector("[data-no-script]")?.remove();

  function show(answer: Answer | undefined): void {
    for (const frame of root.querySelectorAll<HTMLElement>("[data-answer]")) {
      frame.hidden = frame.dataset.answer !== answer?.kind;
      if (answer && !frame.hidden) fill(frame, answer);
    }
  }

  function fill(frame: HTMLElement, { title, name, lines, items, more, didYouMean, estimate }: Answer): void {
    const slot = (of: string) => frame.querySelector<HTMLElement>(`[data-slot="${of}"]`);
    const write = (of: string, text: string) => {
      const element = slot(of);
      if (element) element.textContent = text;
      if (element) element.hidden = !text;
    };
    write("title", title);
    write("name", name ?? "");
    write("lines", lines.join(" "));
    write("more", more ? `${more} ${words.more}` : "");
    slot("items")?.replaceChildren(...items.flatMap(rowOf));
    link(slot("estimate"), estimate && `goods=${estimate}`);
    const meant = slot("didYouMean");
    if (!meant) return;
    meant.hidden = !didYouMean;
    link(meant.querySelector("a"), didYouMean && queryOf(didYouMean), didYouMean);
  }

  function rowOf({ code, name, standing }: Item): Node[] {
    const row = item?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return [];
    link(row.querySelector("a"), queryOf(code), code);
    for (const [of, text] of [
      ["name", name],
      ["standing", words.standings[standing]],
    ] as const) {
      const cell = row.querySelector(`[data-${of}]`);
      if (cell) cell.textContent = text;
    }
    return [row];
  }

  let last = 0;
  async function follow(): Promise<void> {
    last += 1;
    const turn = last;
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    field.value = asked;
    try {
      // Fetched once there is something to answer.
      const { answerTo } = await import("../../../tools/cn-codes/answer.ts");
      if (turn === last) show(asked ? answerTo(asked, annex) : undefined);
    } finally {
      delete document.documentElement.dataset.query;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    history.pushState(null, "", `${location.pathname}?${queryOf(field.value.trim())}`);
    void follow();
  });
  addEventListener("popstate", () => void follow());
  if (location.search) void follow();
}

function queryOf(text: string): string {
  return new URLSearchParams({ q: text }).toString();
}

/** Leads where the link led, with another query; without one there is no link. */
function link(element: Element | null, query: string | undefined, text?: string): void {
  if (!(element instanceof HTMLAnchorElement)) return;
  element.hidden = !query;
  element.href = `${element.getAttribute("href")?.replace(/\?.*$/, "")}?${query ?? ""}`;
  if (text) element.textContent = text;
}
