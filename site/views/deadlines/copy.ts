import { z } from "zod";
import { closing, link, picture, seo, text } from "../../content/fields.ts";
import { pageCopy } from "../../content/pages.ts";
import { questionName } from "../../content/questions.ts";
import { ContentError } from "../../content/read.ts";
import { rules } from "../../content/rules.ts";
import { unreached } from "./audiences.ts";

const audience = z.strictObject({
  id: text.regex(/^[a-z][a-z-]*$/, "use small letters and hyphens"),
  label: text.describe("Who they are: Exporters to the EU"),
  questions: z
    .array(questionName)
    .min(1)
    .describe("Rules that ask one of these, to bind or to reach somebody, concern them"),
});

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, next: text, none: text }),
  timeLine: z.strictObject({ label: text, starts: text, due: text, ends: text }),
  coming: z.strictObject({
    title: text,
    lede: text,
    who: text,
    prepare: text,
    source: text,
    yearly: text.describe(
      "Beside a step that comes each year, before the year of the last: Every year until",
    ),
    add: text,
    none: text,
  }),
  filter: z.strictObject({ label: text, all: text, audiences: z.array(audience).min(1) }),
  finder: link.describe("Where visitors find out which rules apply to them"),
  past: z.strictObject({ title: text }),
  feeds: z.strictObject({
    title: text,
    lede: text,
    how: text,
    all: text,
    subscribe: text,
    file: text,
    reviewed: text,
    undated: text,
    picture,
  }),
  closing,
});

export type DeadlinesCopy = z.output<typeof schema>;

export function deadlinesCopy(): DeadlinesCopy {
  const copy = pageCopy("deadlines", schema);
  const problems = unreached(rules(), copy.filter.audiences).map(({ file }) => ({
    file,
    field: "applies",
    reason: "asks nothing that an audience of content/pages/deadlines.yaml has; add one there",
  }));
  if (problems.length > 0) throw new ContentError(problems);
  return copy;
}
