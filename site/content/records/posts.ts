import { z } from "zod";
import { today } from "../../dates/dates.ts";
import { cached } from "../reader/content-files.ts";
import { captionedPicture, isoDate, recordName, seo, some, text } from "../reader/fields.ts";
import { bodyLineOf } from "../reader/lines.ts";
import { coded } from "../reader/problem-words.ts";
import { type FieldProblem, type Found, refuse, tryRead } from "../reader/problems.ts";
import { fillText, firm, readCollection, unknownFactReason } from "../reader/read.ts";
import { datedText } from "./dated-text.ts";
import { listed, lists } from "./lists.ts";
import { markdownHeadings } from "./markdown.ts";
import { postDefaults } from "./post-defaults.ts";
import { rulesOf } from "./review.ts";
import { type Rule, ruleNames, rules } from "./rules.ts";
import { team } from "./team.ts";
import { tracedFigure } from "./traced-figures.ts";

const split = z.strictObject({
  title: text,
  caption: text.describe("One sentence: what the drawing shows"),
  from: z.strictObject({ name: text, facts: some(text) }).describe("What is shared out"),
  into: z
    .array(z.strictObject({ name: text, asks: text }))
    .min(2)
    .max(5)
    .describe("Who takes it, and what for"),
});

const aside = z
  .strictObject({
    beside: z
      .number()
      .int()
      .positive()
      .describe("Which second-level heading it stands beside, from 1"),
    figure: text.optional().describe("A figure of the text, set large above it"),
    text: text.describe("A sentence of the text, said again in the margin of wide screens"),
  })
  .describe("What stands in the margin; it repeats the text, which is complete without it");

export const postSchema = z.strictObject({
  title: text.optional().describe("Headline of the article; without one, it is kept back"),
  category: listed("articleCategories").optional().meta({
    description:
      "One of articleCategories in content/lists.yaml, as in ESG; by default the one that the text names most",
    hint: "New ones are added under “Categories and levels”.",
  }),
  date: isoDate.describe("The day it is published; one to come keeps it back until then"),
  draft: z.boolean().default(false).meta({
    description: "true: kept back until somebody takes this line out",
    hint: "Kept back until the tick is taken away",
  }),
  author: recordName("team").optional().meta({
    description:
      "Who wrote it, by default the firm: the file name of somebody in content/team, as in anika-rao",
    hint: "Who wrote it, by default the firm",
  }),
  excerpt: text
    .optional()
    .describe("One or two sentences for the list of articles; by default the first of the text"),
  tags: some(text)
    .optional()
    .describe("What it is about, in a word or two each; by default its category"),
  picture: captionedPicture.optional().meta({
    description: "The picture above it; by default the one for articles in content/lists.yaml",
    hint: "The picture above it; by default the one for articles",
  }),
  seo: seo
    .partial()
    .optional()
    .describe("What search engines show; by default its title and its first sentences"),
  updated: z
    .strictObject({
      date: isoDate.describe("The day of the correction"),
      text: some(datedText).describe("What has changed, in paragraphs"),
    })
    .optional()
    .describe("A correction in substance, shown in a box above the article"),
  rules: ruleNames,
  split: split.optional().describe("A drawing before the text"),
  margin: z.array(aside).default([]).describe("Asides in the margin of wide screens"),
  traced: tracedFigure.optional().meta({
    description: "A figure followed back to its meter, after the text",
    hint: "A figure followed back to its meter, after the text",
  }),
});

export type Post = ReturnType<typeof allPosts>[number];

export const posts = cached((): Post[] => allPosts().filter(isOut));

/** Whether an article is published: written, no draft, and its day has come in India. While developing, every one is. */
export const isOut = ({ draft, date, isWritten }: Pick<Post, "draft" | "date" | "isWritten">) =>
  process.env.NODE_ENV === "development" || (isWritten && !draft && date <= today());

/** All articles, newest first, with those that are not published yet; without those whose author's record is broken. */
export const allPosts = cached(() => {
  const people = new Map(team().map((member) => [member.slug, member]));
  const problems: Found[] = [];
  const records = readCollection("posts", postSchema).flatMap((record) => {
    const { id, file, data } = record;
    const author = people.get(data.author ?? "");
    if (data.author && !author) return [];
    const written = writtenOf(record, (found) => problems.push({ file, ...found }));
    const headings = written.contents.length;
    if (data.margin.some(({ beside }) => beside > headings)) {
      const reason = coded("noSuchHeading", { headings });
      problems.push({ file, field: "margin", reason });
    }
    const { articleCategories = [], articlePicture } = tryRead(lists) ?? {};
    const { seo, ...usual } = postDefaults({ ...data, body: written.body }, articleCategories);
    const title = data.title ?? "An article without a title";
    const picture = data.picture ?? articlePicture ?? { name: "hero-stripes", alt: title };
    return [
      {
        ...usual,
        ...data,
        ...written,
        id: Number(id),
        ...{ title, picture, author },
        by: author?.name ?? tryRead(firm)?.name ?? "",
        seo: { ...seo, ...data.seo },
        isWritten: data.title !== undefined && record.body.trim() !== "",
      },
    ];
  });
  refuse(problems);
  return records.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
});

type PostRecord = ReturnType<typeof readCollection<typeof postSchema>>[number];

/** By the data of a record, which is the same object until the record changes; so is the list of rules. */
const texts = new WeakMap<object, { rules: Rule[]; written: ReturnType<typeof readText> }>();

function writtenOf(record: PostRecord, complain: (found: FieldProblem) => void) {
  const before = texts.get(record.data);
  if (before?.rules === rules()) return before.written;
  const written = readText(record, complain);
  texts.set(record.data, { rules: rules(), written });
  return written;
}

function readText(record: PostRecord, complain: (found: FieldProblem) => void) {
  const { body: source, data } = record;
  const body = fillText(source, (name) =>
    complain({
      line: bodyLineOf(record, `{${name}}`),
      field: "body",
      reason: unknownFactReason(name),
    }),
  );
  // The usual pace for professional prose is 200 words a minute.
  const minutes = Math.max(1, Math.round(source.split(/\s+/).length / 200));
  return {
    readTime: `${minutes} min read`,
    /** In Markdown, with the facts of the firm filled in. */
    body,
    contents: markdownHeadings(body),
    rules: rulesOf(data, source),
  };
}
