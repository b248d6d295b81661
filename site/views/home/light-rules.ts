import type { HomeCopy } from "./copy.ts";

type SentenceWords = Pick<HomeCopy["firstQuestions"]["found"], "inPlay" | "none" | "next">;

/** Marks the rules that the answers bring into play and rewrites the sentence above. An open answer counts as no. */
export function lightRules(form: HTMLFormElement): void {
  const yes = [...form.querySelectorAll<HTMLElement>("[data-bit]:checked")];
  const answers = yes.reduce((sum, { dataset }) => sum + Number(dataset.bit), 0);
  const chips = [...form.querySelectorAll<HTMLElement>("[data-states]")];
  for (const chip of chips) chip.dataset.state = chip.dataset.states?.[answers] ?? "";
  const lit = chips.filter(({ dataset }) => dataset.state !== "-");
  const sentence = form.querySelector("[data-in-play]");
  if (sentence)
    sentence.textContent = sentenceFor(lit, JSON.parse(form.dataset.firstQuestions ?? ""));
}

function sentenceFor(lit: HTMLElement[], words: SentenceWords): string {
  if (lit.length === 0) return words.none;
  const counted = `${lit.length} ${lit.length === 1 ? words.inPlay.one : words.inPlay.many}`;
  const [next] = lit.flatMap(nextDateOf).sort((a, b) => (a.day < b.day ? -1 : 1));
  return next ? `${counted} ${words.next} ${next.text}` : counted;
}

/** The next date of a rule, which site/layout/dates.ts keeps up to date; an empty list once all have passed. */
function nextDateOf(chip: HTMLElement): { day: string; text: string }[] {
  const date = chip.querySelector("time");
  const left = date?.nextElementSibling?.textContent;
  const name = chip.firstElementChild?.textContent;
  return date && left
    ? [{ day: date.dateTime, text: `${name}, ${date.textContent}, ${left}.` }]
    : [];
}
