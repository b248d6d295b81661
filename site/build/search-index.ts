import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex, type PagefindIndex } from "pagefind";
import { SEARCH_FOLDER, SEARCH_VOCABULARY } from "../../contract/headers.ts";
import { isHidden } from "../addresses.ts";
import { sitePaths } from "../content/records/paths.ts";
import { type Entry, pageEntries } from "../outputs/search/page-entries.ts";
import { ruleRecords } from "../outputs/search/rule-records.ts";
import { vocabularyOf } from "../outputs/search/vocabulary.ts";

/** Makes the index of all pages, and puts it with the library's reading part beside them. */
export function searchIndex(): AstroIntegration {
  return {
    name: "site:search-index",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        try {
          const options = { forceLanguage: LANGUAGE, excludeSelectors: LEFT_OUT };
          const index = done(await createIndex(options)).index as PagefindIndex;
          const texts = await fill(index, folder);
          logger.info(`${texts.length} entries for the search`);
          await writeIndex(index, path.join(folder, SEARCH_FOLDER));
          await writeFile(path.join(folder, SEARCH_VOCABULARY), vocabularyOf(texts).join(" "));
        } finally {
          await close();
        }
      },
    },
  };
}

const LANGUAGE = "en";

/**
 * What is true on some days only would be quoted on the others, for an index is made once. What stands beside the
 * subject of a page is found where it is the subject.
 */
const LEFT_OUT = [
  ..."from until days-to next runs sources print=hide".split(" ").map((name) => `[data-${name}]`),
  ...["aside", "figcaption"],
];

/** The library's own interfaces are no part of the site, nor is what reads other languages. */
const WANTED = /^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|^wasm\.en\.|\.pf_\w+$/;

/** Adds all entries, and returns their texts. */
async function fill(index: PagefindIndex, folder: string): Promise<string[]> {
  const known = new Set<string>();
  const texts: string[] = [];
  for (const address of sitePaths().filter(isSearched)) {
    const html = await readFile(path.join(folder, address, "index.html"), "utf8");
    for (const entry of pageEntries(address, html).filter((entry) => isNew(entry, known))) {
      // The library runs a term and what it stands for together.
      const content = entry.html.replaceAll("</dt><dd", "</dt> <dd");
      done(await index.addHTMLFile({ url: entry.url, content }));
      texts.push(entry.text);
    }
  }
  for (const { id, to, title, text } of ruleRecords()) {
    const about = { language: LANGUAGE, meta: { title, to }, filters: { kind: ["rule"] } };
    done(await index.addCustomRecord({ url: id, content: text, ...about }));
    texts.push(`${title} ${text}`);
  }
  return texts;
}

/** The further pages of a list show nothing that has no page of its own; a rule is found by its record. */
const isSearched = (address: string) => !isHidden(address) && !/\/page\/\d+$|^\/rules\//.test(address);

/** A question is answered on several pages; the first of them is the one that is found. */
function isNew({ kind, url, title }: Entry, known: Set<string>): boolean {
  const name = kind === "question" ? title : url;
  if (known.has(name)) return false;
  known.add(name);
  return true;
}

async function writeIndex(index: PagefindIndex, folder: string): Promise<void> {
  const { files } = done(await index.getFiles());
  for (const { path: name, content } of files.filter(({ path: name }) => WANTED.test(name))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

function done<Answer extends { errors: string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0)
    throw new Error(`The search index cannot be made: ${answer.errors.join("; ")}`);
  return answer;
}
