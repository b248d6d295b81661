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

/** What a page says about the state of its facts; nothing where it names no rule. */
export function reviewOf(rules: Rule[]) {
  const days = rules.map(({ reviewed }) => reviewed).sort();
  const [reviewed, modified] = [days.at(0), days.at(-1)];
  if (!reviewed || !modified) return undefined;
  const months = rules.flatMap(({ sourcesTo }) => sourcesTo ?? []).sort();
  return {
    /** The day of the rule that was read longest ago. */
    reviewed,
    /** The day of the rule that was read last. */
    modified,
    /** The month that all of their sources reach. */
    sourcesTo: months.length === rules.length ? months[0] : undefined,
    rules,
  };
}
