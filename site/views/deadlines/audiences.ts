import { questionsIn } from "../../content/records/conditions.ts";
import type { Rule } from "../../content/records/rules.ts";

type Audience = { id: string; questions: string[] };

/** The audiences that a rule binds or reaches, as the filter reads them: "exporters importers". */
export function audiencesOf({ applies }: Pick<Rule, "applies">, audiences: Audience[]): string {
  const asked = new Set(Object.values(applies).flatMap(questionsIn));
  return audiences
    .filter(({ questions }) => questions.some((question) => asked.has(question)))
    .map(({ id }) => id)
    .join(" ");
}

/** The rules that a visitor who has chosen an audience would never see. */
export function unreached<R extends Pick<Rule, "applies">>(rules: R[], audiences: Audience[]): R[] {
  return rules.filter((rule) => audiencesOf(rule, audiences) === "");
}
