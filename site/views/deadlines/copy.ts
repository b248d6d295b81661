import { z } from "zod";
import { closing, link, picture, some, text, texts } from "../../content/reader/fields.ts";
import { coded } from "../../content/reader/problem-words.ts";
import { refuse } from "../../content/reader/problems.ts";
import { pageReader } from "../../content/records/pages.ts";
import { questionName } from "../../content/records/questions.ts";
import { rules } from "../../content/records/rules.ts";
import { withoutAudience } from "./audiences.ts";

const audience = z.strictObject({
  id: text.regex(/^[a-z][a-z-]*$/, "Use small letters and hyphens, as in steel-makers."),
  label: text.describe("Who they are: Exporters to the EU"),
  questions: some(questionName).describe(
    "Rules that ask one of these, to bind or to reach somebody, concern them",
  ),
});

export const deadlinesWords = pageReader("deadlines", {
  hero: z.strictObject({ title: text, lede: text, next: text, none: text }),
  timeLine: z.strictObject({ label: text, starts: text, due: text, ends: text }),
  coming: z.strictObject({
    ...texts("title", "lede", "who", "prepare", "source", "add", "cite"),
    later: text.describe("Opens the dates after the next ones"),
    none: text,
  }),
  filter: z.strictObject({ label: text, all: text, audiences: some(audience) }),
  finder: link.describe("Where visitors find out which rules apply to them"),
  past: z.strictObject({ title: text }),
  feeds: z.strictObject({
    ...texts("title", "lede", "how", "all", "subscribe", "file"),
    each: link.describe("Leads to the rules, each with a calendar of its own"),
    picture,
  }),
  closing,
});

export type DeadlinesCopy = ReturnType<typeof deadlinesWords>;

export function deadlinesCopy(): DeadlinesCopy {
  const copy = deadlinesWords();
  const problems = withoutAudience(rules(), copy.filter.audiences).map(({ file }) => ({
    file,
    field: "applies",
    reason: coded("nobodyAsked", { file: "content/pages/deadlines.yaml" }),
  }));
  refuse(problems);
  return copy;
}
