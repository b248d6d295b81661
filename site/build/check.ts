import { globSync } from "node:fs";
import path from "node:path";
import { type Changes, withChanges } from "../content/reader/content-files.ts";
import { coded } from "../content/reader/problem-words.ts";
import { gatherProblems, type Problem, refuseIn } from "../content/reader/problems.ts";
import { firm, forgetRecords, mails } from "../content/reader/read.ts";
import { requestedFiles } from "../content/reader/sources.ts";
import { fileOfPage, pageSources, takenBy } from "../content/records/page-tree.ts";
import { rules } from "../content/records/rules.ts";
import { TAKEN_FEEDS } from "../outputs/calendars/paths.ts";
import { PAGES_OF_CONTENT } from "../paths.ts";
import { sectionPages } from "../sections/pages.ts";
import { checkFileNames } from "./file-names.ts";
import { checkReferences } from "./references.ts";

/** Everything that is wrong with the content, by file and line; with `changes`, as it would be after they are saved. */
export async function contentProblems(changes: Changes = {}): Promise<Problem[]> {
  const readers = [
    firm,
    mails,
    ...(await readersIn("site/content/records/*.ts", (_name, read) => read.length === 0)),
    ...(await readersIn("site/views/**/copy.ts", (name) => name.endsWith("Copy"))),
    sectionPages,
    checkPages,
    checkFeeds,
    checkFileNames,
    checkReferences,
  ];
  // No await from here on: two checks must not run at the same time.
  return withChanges(changes, () => {
    forgetRecords();
    requestedFiles.clear();
    try {
      return gatherProblems(readers).sort(
        (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
      );
    } finally {
      forgetRecords();
    }
  });
}

type Reader = () => unknown;

/** The functions that these files export and that are readers: in records those that ask for nothing. */
async function readersIn(pattern: string, isReader: (name: string, read: Reader) => boolean) {
  const files = globSync(path.resolve(pattern), { exclude: ["**/*.test.ts"] });
  const load = (file: string): Promise<Record<string, Reader>> => import(/* @vite-ignore */ file);
  const modules = await Promise.all(files.map(load));
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name, read]) => typeof read === "function" && isReader(name, read))
      .map(([, read]) => read),
  );
}

function checkPages(): void {
  for (const [page, { file, data }] of pageSources()) {
    const taken = takenBy(page);
    if (taken && data)
      refuseIn(file, [{ field: "(file name)", reason: coded("pageTaken", { page, taken }) }]);
  }
  for (const page of PAGES_OF_CONTENT.filter((page) => !pageSources().has(page))) {
    const reason = coded("pageMissing", { page });
    refuseIn(fileOfPage(page), [{ line: 1, field: "(file)", reason }]);
  }
}

function checkFeeds(): void {
  for (const { id, file } of rules().filter(({ id }) => TAKEN_FEEDS.includes(id))) {
    refuseIn(file, [{ field: "(file name)", reason: coded("feedTaken", { id }) }]);
  }
}
