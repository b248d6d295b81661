import type { Question } from "../../content/records/questions.ts";
import type { Answer, Answers } from "./answers.ts";

/** Something that visitors can say of themselves, to be ticked before anything is asked. */
export type ProfileOption = {
  id: string;
  /** Questions that are answered by it: yes where it is ticked, no where it is not. */
  yes: readonly string[];
  /** Questions that are asked only if this option, or another that opens them, is ticked. */
  opens: readonly string[];
};

/** A question that only options not ticked would open is answered with none, and asked again once opened. */
export function profileAnswers(
  options: readonly ProfileOption[],
  questions: readonly Question[],
  ticked: readonly string[],
  before: Answers = {},
): Answers {
  const chosen = options.filter(({ id }) => ticked.includes(id));
  const isYes = new Set(chosen.flatMap(({ yes }) => yes));
  const isOpened = new Set(chosen.flatMap(({ opens }) => opens));
  const isNamed = new Set(options.flatMap(({ yes, opens }) => [...yes, ...opens]));
  const entries = questions.flatMap((question): [string, Answer][] => {
    const { id } = question;
    const earlier = before[id];
    if (isYes.has(id)) return [[id, true]];
    if (isNamed.has(id) && !isOpened.has(id)) return [[id, noneOf(question)]];
    const isAskedAgain = earlier === undefined || (isNamed.has(id) && isNone(earlier));
    return isAskedAgain ? [] : [[id, earlier]];
  });
  return Object.fromEntries(entries);
}

/** The options whose yes questions are all answered with yes, or that open one not answered with none. */
export function tickedBy(options: readonly ProfileOption[], answers: Answers): string[] {
  if (Object.keys(answers).length === 0) return [];
  const isOpen = (id: string) => answers[id] === undefined || !isNone(answers[id]);
  return options
    .filter(({ yes, opens }) =>
      yes.length > 0 ? yes.every((id) => answers[id] === true) : opens.some(isOpen),
    )
    .map(({ id }) => id);
}

function noneOf({ type }: Question): Answer {
  if (type === "yes-no") return false;
  return type === "choice" ? [] : "none";
}

const isNone = (answer: Answer) =>
  answer === false || answer === "none" || (typeof answer === "object" && answer.length === 0);
