import { z } from "zod";
import { closing, picture, some, text, texts } from "../../../content/reader/fields.ts";
import { pageReader } from "../../../content/records/pages.ts";
import { questionThat } from "../../../content/records/questions.ts";

const group = z.strictObject({
  title: text,
  verb: text.describe("What the contact form is told: binds (CBAM, CCTS)"),
});

const counted = z
  .strictObject({ one: text, many: text })
  .describe("Goes after a number: binds you, bind you");

const yesNo = questionThat(
  ({ type }) => type === "yes-no",
  "This is no question for yes or no: name it under opens.",
);
const withNone = questionThat(
  (one) => one.type === "yes-no" || ("none" in one && Boolean(one.none)),
  "This question has no answer for none: give it one, as none: …",
);

const profileOption = z.strictObject({
  id: text.regex(/^[a-z0-9-]+$/, "Use small letters, digits and hyphens, as in eu-exports."),
  label: text.describe("What people say of themselves: We export goods to the European Union"),
  yes: z
    .array(yesNo)
    .default([])
    .describe("Questions it answers: yes where it is ticked, no where it is not"),
  opens: z
    .array(withNone)
    .default([])
    .describe("Questions asked only where it is ticked, or another option that opens them"),
});

export const obligationsCopy = pageReader("obligations", {
  hero: z.strictObject({ title: text, lede: text, picture }),
  checked: z.strictObject({
    before: text.describe("Goes before the number of rules: We check"),
    after: text.describe("Goes after it: rules"),
    not: text.describe("Goes before what is not checked: Not checked"),
    items: some(text).describe(
      "What is not checked, each as it stands within a sentence: state law",
    ),
  }),
  profile: z.strictObject({
    ...texts("title", "hint"),
    options: z.array(profileOption).min(1),
    action: text,
    change: text.describe("Leads from a result back to it"),
  }),
  question: z.strictObject({
    decided: text.describe("Between two numbers: of (28 rules)"),
    decidedAfter: text.describe("Goes after them: rules decided"),
    left: text.describe("Goes before the number of questions that may follow: at most"),
    leftAfter: text.describe("Goes after that number: questions more"),
    last: text.describe("What stands there on the last question"),
    ...texts("continue", "back", "unsure", "yes", "no"),
    given: text.describe("Label of the field for a number"),
    or: text.describe("Between the field and the other answers"),
    ...texts("missing", "waiting", "failed", "retry"),
    unread: text.describe("Said where a link holds an answer that no question has"),
  }),
  result: z.strictObject({
    title: text,
    soFar: text.describe("The title while there are questions left"),
    date: text,
    tally: z.strictObject({
      binds: counted,
      concerns: counted,
      may: counted,
      next: text.describe("Goes before the days that are left: next (in 45 days)"),
    }),
    timeline: text.describe("What the picture of the dates is called"),
    today: text,
    groups: z.strictObject({
      binds: group,
      voluntary: group,
      reaches: group,
      may: group,
      not: group,
    }),
    none: text.describe("Shown where nothing binds, reaches or may"),
    next: text,
    who: text.describe("Goes before those who act on that date"),
    ...texts("undated", "prepare", "source", "calendar"),
    page: text.describe("Leads to the whole rule"),
    mine: z
      .strictObject(texts("label", "failed", "file", "feeds", "feed"))
      .describe(
        "The calendar of these dates: its button, its failure, its file, the feeds, the one for all",
      ),
    ...texts("helps", "decides", "ask"),
    about: text.describe("What the contact form calls the result"),
    ...texts("copy", "copied", "print"),
    rule: text.describe("Heads the column of rules in print"),
    standing: text.describe("Heads the column of what they are to the visitor"),
    again: text,
    note: text.describe("What the result is not"),
    cite: text.describe("Goes before the sentence to cite the result by"),
  }),
  answers: z.strictObject({ title: text, change: text }),
  list: z.strictObject({ title: text, lede: text, binds: text, concerns: text, reaches: text }),
  closing,
});

export type ObligationsCopy = ReturnType<typeof obligationsCopy>;
