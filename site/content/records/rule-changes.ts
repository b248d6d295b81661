import { today } from "../../dates/dates.ts";
import type { Change } from "./rule-fields.ts";
import { type Rule, rules } from "./rules.ts";

export type RuleChange = Change & { rule: Rule; anchor: string };

export const ruleChanges = (day = today()): RuleChange[] =>
  rules()
    .flatMap((rule) =>
      rule.changes.map((change, index) => {
        // The oldest of a day keeps its anchor when another is added above it.
        const older = rule.changes
          .slice(index + 1)
          .filter(({ date }) => date === change.date).length;
        return {
          ...change,
          rule,
          anchor: [rule.id, change.date, ...(older ? [older + 1] : [])].join("-"),
        };
      }),
    )
    .filter(({ date }) => date <= day)
    .sort((a, b) => b.date.localeCompare(a.date));
