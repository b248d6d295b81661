import type { Post } from "../../content/records/posts.ts";
import { reviewOf } from "../../content/records/review.ts";

/** The latest day an article itself names: published, updated, or read against its sources. */
export function changedOn({ date, updated, rules }: Post): string {
  return [date, updated?.date ?? date, reviewOf(rules)?.modified ?? date].sort().at(-1) ?? date;
}
