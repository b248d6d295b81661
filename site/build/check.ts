import { recordReaders } from "../content/collections.ts";
import { type Changes, withChanges } from "../content/reader/content-files.ts";
import { coded } from "../content/reader/problem-words.ts";
import { gatherProblems, type Problem, refuseIn } from "../content/reader/problems.ts";
import { forgetRecords } from "../content/reader/read.ts";
import { requestedFiles } from "../content/reader/sources.ts";
import { fileOfPage, pageSources, takenBy } from "../content/records/page-tree.ts";
import { rules } from "../content/records/rules.ts";
import { TAKEN_FEEDS } from "../outputs/calendars/paths.ts";
import { PAGES_OF_CONTENT } from "../paths.ts";
import { checkFileNames } from "./file-names.ts";
import { checkReferences } from "./references.ts";

/** Everything that is wrong with the content, by file and line; with `changes`, as it would be after they are saved. */
export async function contentProblems(changes: Changes = {}): Promise<Problem[]> {
  // No await in here: two checks must not run at the same time.
  const readers = [...recordReaders(), checkPages, checkFeeds, checkFileNames, checkReferences];
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
