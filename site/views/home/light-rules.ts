import type { HomeCopy } from "./copy.ts";

/** What the sentence above the rules is made of; it counts what is in play and names the next date. */
type Said = Pick<HomeCopy["firstQuestions"]["found"], "inPlay" | "none" | "next">;

const form = document.querySelector<HTMLFormElement>("[data-first-questions]");
if (form) start(form);

function start(form: HTMLFormElement): void {
  const said: Said = JSON.parse(form.dataset.firstQuestions ?? "");
  const chips = [...form.querySelectorAll<HTMLElement>("[data-states]")];
  const sentence = form.querySelector("[data-in-play]");

  function light(): void {
    if (!form.querySelector(":checked")) return;
    const yes = [...form.querySelectorAll<HTMLElement>("[data-bit]:checked")];
    const answers = yes.reduce((sum, { dataset }) => sum + Number(dataset.bit), 0);
    for (const chip of chips) chip.dataset.state = chip.dataset.states?.[answers] ?? "";
    const lit = chips.filter(({ dataset }) => dataset.state !== "-");
    if (sentence) sentence.textContent = textOf(lit);
  }

  function textOf(lit: HTMLElement[]): string {
    if (lit.length === 0) return said.none;
    const counted = `${lit.length} ${lit.length === 1 ? said.inPlay.one : said.inPlay.many}`;
    const [next] = lit.flatMap(dateOf).sort((a, b) => (a.day < b.day ? -1 : 1));
    return next ? `${counted} ${said.next} ${next.text}` : counted;
  }

  form.addEventListener("change", light);
  // Somebody who comes back finds their answers.
  addEventListener("pageshow", light);
}

/** The next date of a rule, as site/layout/dates.ts keeps it; none once all have passed. */
function dateOf(chip: HTMLElement): { day: string; text: string }[] {
  const date = chip.querySelector("time");
  const left = date?.nextElementSibling?.textContent;
  const name = chip.firstElementChild?.textContent;
  return date && left ? [{ day: date.dateTime, text: `${name}, ${date.textContent}, ${left}.` }] : [];
}
