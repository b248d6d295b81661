import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { close, createIndex, type IndexFile, type PagefindIndex } from "pagefind";
import { SEARCH_FOLDER, SEARCH_VOCABULARY } from "../../contract/headers.ts";
import { isHidden } from "../content/records/page-tree.ts";
import { sitePaths } from "../content/records/paths.ts";
import { type Entry, pageEntries } from "../outputs/search/page-entries.ts";
import { ruleRecords } from "../outputs/search/rule-records.ts";
import { vocabularyOf } from "../outputs/search/vocabulary.ts";

/**
 * Gives Pagefind the pages as they were rendered. It makes the index in a process of its own meanwhile; the function
 * that comes back writes it, the part of Pagefind that reads it, and the vocabulary for correcting slips.
 */
export async function beginSearchIndex(folder: string): Promise<() => Promise<void>> {
  const options = { forceLanguage: LANGUAGE, excludeSelectors: LEFT_OUT };
  const index = withoutErrors(await createIndex(options)).index as PagefindIndex;
  const texts = await fill(index, folder);
  const made = index.getFiles();
  return async () => {
    await writeIndex(withoutErrors(await made).files, path.join(folder, SEARCH_FOLDER));
    await writeFile(path.join(folder, SEARCH_VOCABULARY), vocabularyOf(texts).join(" "));
    await close();
  };
}

const LANGUAGE = "en";

/** Parts that are not indexed: what is true on some days only, and what is beside the subject of the page. */
const LEFT_OUT = [
  ..."from until days-to next runs sources print=hide".split(" ").map((name) => `[data-${name}]`),
  ...["aside", "figcaption"],
];

/** The files of Pagefind that the site uses: not its own interface, nor other languages. */
const WANTED = /^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|^wasm\.en\.|\.pf_\w+$/;

/** Adds all entries to the index and returns their texts. */
async function fill(index: PagefindIndex, folder: string): Promise<string[]> {
  const known = new Set<string>();
  const texts: string[] = [];
  const added: Array<Promise<{ errors: string[] }>> = [];
  for (const pagePath of sitePaths().filter(isSearched)) {
    const html = await readFile(path.join(folder, pagePath, "index.html"), "utf8");
    for (const entry of pageEntries(pagePath, html).filter((entry) => isNew(entry, known))) {
      // Pagefind would join the last word of a term and the first of its text.
      const content = entry.html.replaceAll("</dt><dd", "</dt> <dd");
      added.push(index.addHTMLFile({ url: entry.url, content }));
      texts.push(entry.text);
    }
  }
  for (const { id, to, title, text } of ruleRecords()) {
    const about = { language: LANGUAGE, meta: { title, to }, filters: { kind: ["rule"] } };
    added.push(index.addCustomRecord({ url: id, content: text, ...about }));
    texts.push(`${title} ${text}`);
  }
  for (const answer of await Promise.all(added)) withoutErrors(answer);
  return texts;
}

/** Further pages of a list are left out, because each record has its page; pages of rules, because of ruleRecords. */
const isSearched = (pagePath: string) => !isHidden(pagePath) && !/\/page\/\d+$|^\/rules\//.test(pagePath);

/** False for a question or url seen before: several pages answer a question. Adds the entry to `known`. */
function isNew({ kind, url, title }: Entry, known: Set<string>): boolean {
  const name = kind === "question" ? title : url;
  if (known.has(name)) return false;
  known.add(name);
  return true;
}

async function writeIndex(files: IndexFile[], folder: string): Promise<void> {
  for (const { path: name, content } of files.filter(({ path: name }) => WANTED.test(name))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/** Throws if Pagefind reports errors. */
function withoutErrors<Answer extends { errors: string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0)
    throw new Error(`The search index cannot be made: ${answer.errors.join("; ")}`);
  return answer;
}
