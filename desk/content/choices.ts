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

const NAMED = ["team", "rules", "traced-figures", "questions"];
const WITH_PAGES = ["pages", "posts", "trainings", "rules"];

/** What the fields of a form offer: people, rules, pages, pictures and more. Parts that cannot be read are empty. */
export function choices(siteUrl: string) {
  const records: Record<string, Choice[]> = Object.fromEntries(NAMED.map((folder) => [folder, []]));
  const titles = new Map<string, string>();
  for (const file of savedFiles()) {
    const folder = kindOf(file)?.id ?? "";
    if (![...NAMED, ...WITH_PAGES].includes(folder)) continue;
    const data = attempt(() => open(file)?.data);
    const title = titleOf(file, data);
    records[folder]?.push({ id: idOf(file), title });
    const path = WITH_PAGES.includes(folder) ? pathOfRecord(file, data) : "";
    // A record may show on the page of another.
    if (path.endsWith(`/${idOf(file)}`) || idOf(file) === "home") titles.set(path, title);
  }
  const asked = attempt(questions) ?? [];
  for (const { id, short } of asked) records.questions?.push({ id, title: short });
  for (const [name, entries] of Object.entries(attempt(lists) ?? {}))
    if (Array.isArray(entries))
      records[name] = entries.map((entry) => ({ id: entry, title: entry }));
  records.sectionPages = [...(attempt(pageSources)?.values() ?? [])]
    .map(({ file, data }) => ({ id: file, title: titleOf(file, data) }))
    .sort(byTitle);
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
