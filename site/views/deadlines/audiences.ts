import { questionsIn } from "../../content/records/conditions.ts";
import type { Rule } from "../../content/records/rules.ts";

type Audience = { id: string; questions: string[] };

/** Ids of the audiences whose questions a rule's conditions ask, as the filter reads them: "exporters importers". */
export function audiencesOf({ applies }: Pick<Rule, "applies">, audiences: Audience[]): string {
  const asked = new Set(Object.values(applies).flatMap(questionsIn));
  return audiences
    .filter(({ questions }) => questions.some((question) => asked.has(question)))
    .map(({ id }) => id)
    .join(" ");
}

/** The rules of no audience: a visitor who has chosen one would never see them. */
export const withoutAudience = <R extends Pick<Rule, "applies">>(
  rules: R[],
  audiences: Audience[],
): R[] => rules.filter((rule) => audiencesOf(rule, audiences) === "");
