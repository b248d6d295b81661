import type { NumberQuestion, Question } from "../../content/records/questions.ts";
import { codeMistake } from "../cn-codes/code.ts";
import { typedDigits } from "../typed-digits.ts";

/** Yes or no, a number, the chosen options (an empty list: none of them) or codes, "none" (no such number), "unsure". */
export type Answer = boolean | number | readonly string[] | "none" | "unsure";

export type Answers = Readonly<Record<string, Answer>>;

type ChoiceQuestion = Extract<Question, { type: "choice" }>;

/** A question whose values are no answer to it, or are missing, is left out. */
export const readAnswers = (questions: readonly Question[], query: URLSearchParams): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = readAnswer(question, query.getAll(question.id).filter(Boolean));
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );

/** Only of the questions that are given, in their order; `readAnswers` reads them back. */
export function writeAnswers(
  asked: readonly Pick<Question, "id">[],
  answers: Answers,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const { id } of asked) for (const value of valuesOf(answers[id])) query.append(id, value);
  return query;
}

/** An answer as the values of a question's fields, or of a query; readAnswer reads them back. */
export function valuesOf(answer: Answer | undefined): string[] {
  if (answer === undefined) return [];
  if (typeof answer === "boolean") return [answer ? "yes" : "no"];
  if (typeof answer === "object") return answer.length > 0 ? [...answer] : ["none"];
  return [String(answer)];
}

/** Undefined where the values are no answer to this question any more: it is then asked again. */
export function readAnswer(question: Question, values: readonly string[]): Answer | undefined {
  const [value] = values;
  if (value === "unsure" && values.length === 1) return question.unsure ? "unsure" : undefined;
  switch (question.type) {
    case "yes-no":
      return readYesNo(value);
    case "number":
      return readQuantity(question, value ?? "");
    case "code": {
      const reading = readCodes(values.join(","));
      return "codes" in reading ? reading.codes : undefined;
    }
    case "choice":
      return readChoice(question, values);
  }
}

function readYesNo(value: string | undefined): boolean | undefined {
  if (value === "yes") return true;
  return value === "no" ? false : undefined;
}

function readQuantity(question: NumberQuestion, value: string): Answer | undefined {
  if (value === "none") return question.none && "none";
  const reading = readNumber(question, value);
  return "number" in reading ? reading.number : undefined;
}

function readChoice(
  { options, many }: ChoiceQuestion,
  values: readonly string[],
): string[] | undefined {
  if (values.length === 1 && values[0] === "none") return [];
  const ids = options.map(({ id }) => id);
  // An option that is gone may have been what mattered: the question is then asked again.
  if (!values.every((one) => ids.includes(one))) return undefined;
  const chosen = ids.filter((id) => values.includes(id));
  return chosen.length === 1 || (many && chosen.length > 1) ? chosen : undefined;
}

/** Reads “7318 15, 7326” as two codes; spaces and dots within a code do not count. */
export function readCodes(typed: string): { codes: string[] } | { problem: string } {
  const parts = typed.normalize("NFKC").split(/[,;]|\s+(?=\d{4})/);
  const codes = parts.map((part) => part.replace(/[\s.-]/g, "")).filter(Boolean);
  if (codes.length === 0 || codes.some((code) => code.length < 4))
    return { problem: "Write at least the first four digits of each code, as in 7318, 7326" };
  const [problem] = codes.flatMap((code) => codeMistake(code, { chapters: [] }) ?? []);
  return problem ? { problem } : { codes };
}

export type NumberReading = { number: number } | { problem: string };

/** Reads what people type for a number: “1,200”, “1 200”, “50 t”, “€ 450 million”. The unit changes nothing. */
export function readNumber(question: NumberQuestion, typed: string): NumberReading {
  const text = typed.normalize("NFKC").trim().toLowerCase().replace(/^€\s*/, "");
  const [, digits = "", unit = ""] = /^([\d.,\s]*\d)\s*([^\d]*)$/.exec(text) ?? [];
  const { min, max, whole } = question;
  const isUnitRight =
    unit === "" || [...question.units, question.unit?.toLowerCase()].includes(unit.trim());
  const plainDigits = isUnitRight ? typedDigits(digits) : undefined;
  if (plainDigits === undefined) {
    const named = question.unit ? `, in ${question.unit}` : "";
    return { problem: `Write one number${named}, like ${numberText(Math.max(min, 120))}` };
  }
  const number = Number(plainDigits);
  if (whole && !Number.isInteger(number)) return { problem: "Write a whole number" };
  if (number < min || number > max)
    return { problem: `Write a number from ${numberText(min)} to ${numberText(max)}` };
  return { number };
}

/** “1,00,000”, as India groups digits, and the same on every machine. */
export function numberText(number: number): string {
  const [whole = "", decimals] = String(number).split(".");
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return decimals ? `${grouped}.${decimals}` : grouped;
}
