import { PICTURE_NAMES } from "../../site/art/registry.ts";
import { firm, knownFacts } from "../../site/content/reader/read.ts";
import { wordingOn, wordingsFor } from "../../site/content/records/dated-text.ts";
import { lists } from "../../site/content/records/lists.ts";
import { pageSources } from "../../site/content/records/page-tree.ts";
import { sitePaths } from "../../site/content/records/paths.ts";
import { questions } from "../../site/content/records/questions.ts";
import { rules } from "../../site/content/records/rules.ts";
import { today } from "../../site/dates/dates.ts";
import { attempt } from "./attempt.ts";
import { idOf, kindOf, pathOfRecord, titleOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { photographs } from "./photos.ts";
import { open } from "./store.ts";
import { labelOf } from "./words.ts";

export type Choice = { id: string; title: string };
/** What a text may name in braces, as in “{cbam.certificates}”: its name, what it belongs to, and its words today. */
export type Mention = { name: string; of: string; says: string };

export const byTitle = (a: { title: string }, b: { title: string }) =>
  a.title.localeCompare(b.title, "en", { numeric: true });

const NAMED = ["team", "rules", "traced-figures"];
const WITH_PAGES = ["pages", "posts", "trainings", "rules"];

/** What the fields of a form offer: people, rules, pages, pictures and more. Parts that cannot be read are empty. */
export function choices(siteUrl: string) {
  const saved = savedFiles().map(savedRecord);
  const titles = titlesOfPages(saved);
  const asked = attempt(questions) ?? [];
  const records: Record<string, Choice[]> = {
    ...Object.fromEntries(NAMED.map((folder) => [folder, recordsIn(folder, saved)])),
    questions: asked.map(({ id, short }) => ({ id, title: short })),
    ...listedChoices(),
    sectionPages: [...(attempt(pageSources)?.values() ?? [])]
      .map(({ file, data }) => ({ id: file, title: titleOf(file, data) }))
      .sort(byTitle),
  };
  return {
    records,
    pages: (attempt(sitePaths) ?? [])
      .map((path) => ({ path, title: titles.get(path) ?? path }))
      .sort(byTitle),
    mentions: mentions(),
    questions: asked,
    drawings: [...PICTURE_NAMES] as string[],
    photographs: photographs(),
    /** The hosts of this site: a text links to its pages by their paths. */
    hosts: [attempt(firm)?.domain ?? "", new URL(siteUrl).host.replace(/^www\./, "")],
  };
}

type Saved = { file: string; folder: string; id: string; title: string; data: unknown };

/** Only of the folders that choices are made of: reading all files would take long. */
function savedRecord(file: string): Saved {
  const folder = kindOf(file)?.id ?? "";
  const isOffered = NAMED.includes(folder) || WITH_PAGES.includes(folder);
  const data = isOffered ? attempt(() => open(file)?.data) : undefined;
  const title = isOffered ? titleOf(file, data) : "";
  return { file, folder, id: idOf(file), title, data };
}

const recordsIn = (wanted: string, saved: Saved[]): Choice[] =>
  saved.filter(({ folder }) => folder === wanted).map(({ id, title }) => ({ id, title }));

/** The titles of pages by path, as far as they are those of a record. */
function titlesOfPages(saved: Saved[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { file, folder, id, title, data } of saved) {
    if (!WITH_PAGES.includes(folder)) continue;
    const path = pathOfRecord(file, data);
    // A record may show on the page of another.
    if (path.endsWith(`/${id}`) || id === "home") titles.set(path, title);
  }
  return titles;
}

/** The entries of content/lists.yaml, by the name of their list. */
const listedChoices = (): Record<string, Choice[]> =>
  Object.fromEntries(
    Object.entries(attempt(lists) ?? {}).flatMap(([name, entries]) =>
      Array.isArray(entries) ? [[name, entries.map((entry) => ({ id: entry, title: entry }))]] : [],
    ),
  );

export type Choices = ReturnType<typeof choices>;

export function mentions(): Mention[] {
  const facts = (attempt(knownFacts) ?? []).map(([name, says]) => ({
    name,
    of: labelOf(name),
    says,
  }));
  const said = (attempt(rules) ?? []).flatMap((rule) =>
    rule.statements.map(({ id }) => {
      const name = `${rule.id}.${id}`;
      return {
        name,
        of: rule.name,
        says: wordingOn(attempt(() => wordingsFor(name)) ?? [], today()),
      };
    }),
  );
  return [...facts, ...said];
}
