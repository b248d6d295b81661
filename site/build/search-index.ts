import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { close, createIndex, type IndexFile, type PagefindIndex } from "pagefind";
import { SEARCH_FOLDER, SEARCH_VOCABULARY } from "../../contract/headers.ts";
import { isHidden } from "../content/records/page-tree.ts";
import { sitePaths } from "../content/records/paths.ts";
import type { SearchEntry } from "../outputs/search/entry.ts";
import { pageEntries } from "../outputs/search/page-entries.ts";
import { goodsEntries, ruleEntries } from "../outputs/search/record-entries.ts";
import { typedForms, vocabularyOf } from "../outputs/search/vocabulary.ts";

/** Pagefind makes the index in a process of its own meanwhile; the function that comes back writes it. */
export async function beginSearchIndex(folder: string): Promise<() => Promise<void>> {
  const index = withoutErrors(await createIndex()).index as PagefindIndex;
  const texts = await fill(index, folder);
  const made = index.getFiles();
  return async () => {
    await writeIndex(withoutErrors(await made).files, path.join(folder, SEARCH_FOLDER));
    await writeFile(path.join(folder, SEARCH_VOCABULARY), vocabularyOf(texts).join(" "));
    await close();
  };
}

/** The files of Pagefind that the site uses: not its own interface, nor other languages. */
const WANTED = /^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|^wasm\.en\.|\.pf_\w+$/;

async function fill(index: PagefindIndex, folder: string): Promise<string[]> {
  const all = [...ruleEntries(), ...goodsEntries()];
  for (const pagePath of sitePaths().filter(isSearched))
    all.push(
      ...pageEntries(pagePath, await readFile(path.join(folder, pagePath, "index.html"), "utf8")),
    );
  // Several pages answer the same question.
  const isRepeated = ({ kind, title }: SearchEntry, place: number) =>
    kind === "question" &&
    all.findIndex((other) => other.kind === kind && other.title === title) < place;
  const entries = all.filter((entry, place) => !isRepeated(entry, place));
  const added = entries.map(({ url, kind, title, heading = "", about = "", also, text }) => {
    const typed = typedForms([title, heading, text].join(" "));
    const meta = { kind, title, heading, about, also: [...also, ...typed].join(" ") };
    return index.addCustomRecord({ url, content: text, language: "en", meta });
  });
  for (const answer of await Promise.all(added)) withoutErrors(answer);
  return entries.map(({ title, heading, also, text }) => [title, heading, ...also, text].join(" "));
}

/** Further pages of a list are left out, because each record has its page; pages of rules, because of ruleEntries. */
const isSearched = (pagePath: string) =>
  !isHidden(pagePath) && !/\/page\/\d+$|^\/rules\//.test(pagePath);

async function writeIndex(files: IndexFile[], folder: string): Promise<void> {
  for (const { path: name, content } of files.filter(({ path: name }) => WANTED.test(name))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

function withoutErrors<Answer extends { errors: string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0)
    throw new Error(`The search index cannot be made: ${answer.errors.join("; ")}`);
  return answer;
}
