import { dueForReview } from "../../../contract/rules.ts";
import { parseDated } from "./dated-text.ts";
import { findRule, type Rule } from "./rules.ts";

/** The rules behind a record: those whose statements it or its body mentions, and those it lists under `rules`. */
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

/** How recently these rules were read against their sources; nothing without rules. */
export function reviewOf(rules: Rule[]) {
  const days = rules.map(({ reviewed }) => reviewed).sort();
  const [reviewed, modified] = [days.at(0), days.at(-1)];
  if (!reviewed || !modified) return undefined;
  const months = rules.flatMap(({ sourcesTo }) => sourcesTo ?? []).sort();
  return {
    reviewed,
    modified,
    /** The month that the sources of all these rules reach; nothing if one of them does not say. */
    sourcesTo: months.length === rules.length ? months[0] : undefined,
    /** The first day by which one of them is read again. */
    due: rules.map(dueForReview).sort()[0] ?? modified,
    rules,
  };
}
