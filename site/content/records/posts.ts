import { z } from "zod";
import { today } from "../../dates/dates.ts";
import { cached } from "../reader/content-files.ts";
import { captionedPicture, isoDate, recordName, seo, some, text } from "../reader/fields.ts";
import { bodyLineOf } from "../reader/lines.ts";
import { type FieldProblem, type Found, refuse, tryRead } from "../reader/problems.ts";
import { fillText, firm, readCollection, unknownFactReason } from "../reader/read.ts";
import { datedText } from "./dated-text.ts";
import { listed, lists } from "./lists.ts";
import { type Heading, markdownHeadings } from "./markdown.ts";
import { postDefaults } from "./post-defaults.ts";
import { rulesOf } from "./review.ts";
import { type Rule, ruleNames, rules } from "./rules.ts";
import { type Member, team } from "./team.ts";
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
    beside: z.number().int().positive().describe("Which second-level heading it stands beside, from 1"),
    figure: text.optional().describe("A figure of the text, set large above it"),
    text: text.describe("A sentence of the text, said again in the margin of wide screens"),
  })
  .describe("What stands in the margin; it repeats the text, which is complete without it");

const postSchema = z.strictObject({
  title: text.optional().describe("Headline of the article; without one, it is kept back"),
  category: listed("articleCategories")
    .optional()
    .describe(
      "One of articleCategories in content/lists.yaml, as in ESG; by default the one that the text names most",
    ),
  date: isoDate.describe("The day it is published; one to come keeps it back until then"),
  draft: z.boolean().default(false).describe("true: kept back until somebody takes this line out"),
  author: recordName("team")
    .optional()
    .describe(
      "Who wrote it, by default the firm: the file name of somebody in content/team, as in anika-rao",
    ),
  excerpt: text
    .optional()
    .describe("One or two sentences for the list of articles; by default the first of the text"),
  tags: some(text).optional().describe("What it is about, in a word or two each; by default its category"),
  picture: captionedPicture
    .optional()
    .describe("The picture above it; by default the one for articles in content/lists.yaml"),
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
  traced: tracedFigure.optional().describe("A figure followed back to its meter, after the text"),
});

type Fields = z.output<typeof postSchema>;
type Derived = "title" | "category" | "excerpt" | "tags" | "picture";

export type Post = Omit<Fields, Derived | "author" | "rules" | "seo"> &
  Required<Pick<Fields, Derived>> &
  Written & {
    id: number;
    /** Undefined for an article of the firm itself. */
    author: Member | undefined;
    by: string;
    seo: z.output<typeof seo>;
    isWritten: boolean;
  };

type Written = {
  readTime: string;
  /** Its text in Markdown, with the facts of the firm filled in. */
  body: string;
  contents: Heading[];
  rules: Rule[];
};

export const posts = cached((): Post[] => allPosts().filter(isOut));

/** Whether an article is published: written, no draft, and its day has come in India. While developing, every one is. */
export function isOut({ draft, date, isWritten }: Post): boolean {
  return process.env.NODE_ENV === "development" || (isWritten && !draft && date <= today());
}

/** All articles, newest first, with those that are not published yet; without those whose author's record is broken. */
export const allPosts = cached((): Post[] => {
  const people = new Map(team().map((member) => [member.slug, member]));
  const problems: Found[] = [];
  const records = readCollection("posts", postSchema).flatMap((record): Post[] => {
    const { id, file, data } = record;
    const author = people.get(data.author ?? "");
    if (data.author && !author) return [];
    const written = writtenOf(record, (found) => problems.push({ file, ...found }));
    const headings = written.contents.length;
    if (data.margin.some(({ beside }) => beside > headings)) {
      const reason = `The text has ${headings} headings (##); “beside” must name one of them, as in 1.`;
      problems.push({ file, field: "margin", reason });
    }
    const { articleCategories = [], articlePicture } = tryRead(lists) ?? {};
    const { seo, ...usual } = postDefaults({ ...data, body: written.body }, articleCategories);
    const title = data.title ?? "An article without a title";
    const picture = data.picture ?? articlePicture ?? { name: "hero-stripes", alt: title };
    const by = author?.name ?? tryRead(firm)?.name ?? "";
    const derived = { ...usual, ...data, title, picture, seo: { ...seo, ...data.seo } };
    return [
      {
        ...derived,
        id: Number(id),
        author,
        by,
        isWritten: data.title !== undefined && record.body.trim() !== "",
        ...written,
      },
    ];
  });
  refuse(problems);
  return records.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
});

/** By the data of a record, which is the same object until the record changes; so is the list of rules. */
const texts = new WeakMap<object, { rules: Rule[]; written: Written }>();

/** What is derived from an article's text; found again only when the article or a rule changed. */
function writtenOf(
  record: ReturnType<typeof readCollection<typeof postSchema>>[number],
  complain: (found: FieldProblem) => void,
): Written {
  const { body: source, data } = record;
  const before = texts.get(data);
  if (before?.rules === rules()) return before.written;
  const body = fillText(source, (name) =>
    complain({ line: bodyLineOf(record, `{${name}}`), field: "body", reason: unknownFactReason(name) }),
  );
  const contents = markdownHeadings(body);
  const written = { readTime: readTime(source), body, contents, rules: rulesOf(data, source) };
  texts.set(data, { rules: rules(), written });
  return written;
}

/** At 200 words a minute, the usual pace for professional prose; at least 1 minute. */
const readTime = (body: string) => `${Math.max(1, Math.round(body.split(/\s+/).length / 200))} min read`;
