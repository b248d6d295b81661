import { parseDated } from "./dated-text.ts";
import { findRule, type Rule } from "./rules.ts";

/** The rules behind a record: those whose statements its texts hold, and those it lists under `rules`. */
export function rulesOf(record: { rules?: string[] } & Record<string, unknown>, body = ""): Rule[] {
  const named = [...(record.rules ?? []), ...ruleNamesIn(record), ...ruleNamesIn(parseDated(body))];
  return [...new Set(named)].flatMap((id) => findRule(id) ?? []);
}

function ruleNamesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("statement" in value && typeof value.statement === "string")
    return [value.statement.replace(/\..*$/, "")];
  return Object.values(value).flatMap(ruleNamesIn);
}

export type Review = {
  /** The day of the rule that was read longest ago. */
  reviewed: string;
  /** The day of the rule that was read last. */
  modified: string;
  /** The month that all of their sources reach. */
  sourcesTo?: string | undefined;
  rules: Array<Pick<Rule, "id" | "name" | "reviewed" | "sourcesTo" | "sources">>;
};

/** What a page says about the state of its facts; nothing where it names no rule. */
export function reviewOf(rules: Rule[]): Review | undefined {
  const days = rules.map(({ reviewed }) => reviewed).sort();
  const [reviewed, modified] = [days.at(0), days.at(-1)];
  if (!reviewed || !modified) return undefined;
  return {
    reviewed,
    modified,
    sourcesTo: rules.every(({ sourcesTo }) => sourcesTo)
      ? rules.flatMap(({ sourcesTo }) => sourcesTo ?? []).sort()[0]
      : undefined,
    rules,
  };
}
