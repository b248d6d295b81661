import type { HomeCopy } from "./copy.ts";

/** What the sentence above the rules is made of; it counts what is in play and names the next date. */
type Said = Pick<HomeCopy["firstQuestions"]["found"], "inPlay" | "none" | "next">;

/** Lights the rules that the answers bring into play, and says how many they are. */
export function lightRules(form: HTMLFormElement): void {
  const yes = [...form.querySelectorAll<HTMLElement>("[data-bit]:checked")];
  const answers = yes.reduce((sum, { dataset }) => sum + Number(dataset.bit), 0);
  const chips = [...form.querySelectorAll<HTMLElement>("[data-states]")];
  for (const chip of chips) chip.dataset.state = chip.dataset.states?.[answers] ?? "";
  const lit = chips.filter(({ dataset }) => dataset.state !== "-");
  const sentence = form.querySelector("[data-in-play]");
  if (sentence) sentence.textContent = sentenceOn(lit, JSON.parse(form.dataset.firstQuestions ?? ""));
}

function sentenceOn(lit: HTMLElement[], said: Said): string {
  if (lit.length === 0) return said.none;
  const counted = `${lit.length} ${lit.length === 1 ? said.inPlay.one : said.inPlay.many}`;
  const [next] = lit.flatMap(nextDateOf).sort((a, b) => (a.day < b.day ? -1 : 1));
  return next ? `${counted} ${said.next} ${next.text}` : counted;
}

/** The next date of a rule, as site/layout/dates.ts keeps it; none once all have passed. */
function nextDateOf(chip: HTMLElement): { day: string; text: string }[] {
  const date = chip.querySelector("time");
  const left = date?.nextElementSibling?.textContent;
  const name = chip.firstElementChild?.textContent;
  return date && left ? [{ day: date.dateTime, text: `${name}, ${date.textContent}, ${left}.` }] : [];
}
