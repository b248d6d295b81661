import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentProblems } from "../../site/build/check.ts";
import { contentPathOf } from "../../site/content/reader/content-files.ts";
import { problemText } from "../../site/content/reader/problems.ts";
import { contentFolder } from "../../site/content/reader/read.ts";
import { slugOf } from "../../site/content/reader/slug.ts";
import { recordNames } from "../../site/content/reader/sources.ts";
import { lists } from "../../site/content/records/lists.ts";
import { team } from "../../site/content/records/team.ts";
import { addDays, today } from "../../site/dates/dates.ts";
import { Refused } from "./command.mjs";

/** What is known of a new record before it is written. */
export type Asked = Partial<Record<"title" | "name" | "date" | "fee" | "author", string>>;

type Question = { key: keyof Asked; ask: string; usual?: () => string };

type Kind = {
  questions: Question[];
  write(asked: Asked): { file: string; text: string };
  next(file: string): string;
};

/** Writes a new record and returns what to do next; throws if the file exists or the record would have problems. */
export async function writeRecord(kind: Kind, asked: Asked): Promise<string> {
  const { file, text } = kind.write(asked);
  const filePath = path.join(contentFolder(), file);
  const shown = contentPathOf(filePath);
  if (existsSync(filePath))
    throw new Refused(`${shown} is there already: choose another name, or edit that file.`);
  const problems = await contentProblems({ [shown]: text });
  const own = problems.filter((problem) => problem.file === shown);
  if (own.length > 0) throw new Refused(own.map(problemText).join("\n"));
  writeFileSync(filePath, text, { flag: "wx" });
  return `Wrote ${shown}.\n${kind.next(shown)}`;
}

const quoted = (text = "") => JSON.stringify(text);

/** The kinds of records that can be started: the fewest fields that are valid, with comments on what more may follow. */
export const KINDS: Record<string, Kind> = {
  training: {
    questions: [
      { key: "title", ask: "Title of the training" },
      { key: "date", ask: "First day", usual: () => addDays(today(), 60) },
      { key: "fee", ask: "Fee in rupees" },
    ],
    write: ({ title, date, fee }) => ({
      file: `trainings/${slugOf(title ?? "")}.yaml`,
      text: `title: ${quoted(title)}
# The first sentence stands alone on cards.
description: What people learn here, and what they can do afterwards.
# One of the lists in content/lists.yaml:
category: ${quoted(lists().trainingCategories[0])}
# level: Intermediate
runs:
  - sessions:
      # Several weekends are several lines.
      - { start: ${date}, end: ${date} }
    time: { from: "09:00", to: "17:00" }
# Rupees for one participant.
fee: ${fee}
# The file name of somebody in content/team.
# trainer: ${team()[0]?.slug}
# Listed in the calendar; take this line out once it may have a page of its own.
live: false
`,
    }),
    next: (file) =>
      `Write its description in ${file}, then take the line “live: false” out. The other trainings show what more it may hold.`,
  },
  post: {
    questions: [
      { key: "title", ask: "Title of the article" },
      { key: "author", ask: "Author, by file name in content/team", usual: () => team()[0]?.slug ?? "" },
    ],
    write: ({ title, author }) => ({
      file: `posts/${nextArticle()}.md`,
      text: `---
title: ${quoted(title)}
# One of articleCategories in content/lists.yaml:
category: ${quoted(lists().articleCategories[0])}
date: ${today()}
author: ${author}
excerpt: One or two sentences for the list of articles.
tags: [ESG]
picture:
  # A drawing, or a photograph like photos/campus.jpg.
  name: hero-stripes
  alt: What the picture shows, for people who cannot see it.
seo:
  # At most 60 characters.
  title: ${quoted(cut(title ?? "", 60))}
  # 70 to 165 characters.
  description: One or two sentences for search results, seventy characters of them at the very least.
# Kept back until this line is taken out.
draft: true
---

The first paragraph says what the reader takes away.

## A heading

Links are written like [this one](/contact), photographs of content/photos like \`![What it shows](photos/campus.jpg)\`.
`,
    }),
    next: (file) =>
      `Write the text in ${file} and look at it with npm run dev; take the line “draft: true” out to publish it.`,
  },
  person: {
    questions: [
      { key: "name", ask: "Full name" },
      { key: "title", ask: "Role, as in Advisor" },
    ],
    write: ({ name, title }) => ({
      file: `team/${slugOf(name ?? "")}.yaml`,
      text: `# Position on the page.
order: ${Math.max(0, ...team().map(({ order }) => order)) + 1}
name: ${quoted(name)}
title: ${quoted(title)}
expertise: Two or three fields, as in Energy audits, ISO 50001
bio: Two or three sentences on what this person has done.
# Shown until there is a photograph: two capital letters.
monogram: ${monogramOf(name ?? "")}
# Upright, at least 640 pixels wide, in content/photos:
# photo: photos/${slugOf(name ?? "")}.jpg
# Fields that still hold such words; npm run launch-check lists them.
sample: [expertise, bio]
`,
    }),
    next: (file) => `Write expertise and bio in ${file}, and take them off its sample list.`,
  },
};

const nextArticle = () => Math.max(0, ...recordNames("posts").map((name) => Number(name) || 0)) + 1;

const cut = (text: string, room: number) =>
  text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`;

function monogramOf(name: string): string {
  const words =
    name
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const [first = "X", last = first] = [words[0], words.at(-1)];
  return words.length > 1 ? `${first[0]}${last[0]}` : first.padEnd(2, "X").slice(0, 2);
}
