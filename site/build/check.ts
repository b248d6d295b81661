import { globSync } from "node:fs";
import path from "node:path";
import { type Changes, withChanges } from "../content/reader/content-files.ts";
import { gatherProblems, type Problem, refuseIn } from "../content/reader/problems.ts";
import { firm, forgetRecords, mails } from "../content/reader/read.ts";
import { requestedFiles } from "../content/reader/sources.ts";
import { cbamAnnex } from "../content/records/annex.ts";
import { answers } from "../content/records/answers.ts";
import { cases } from "../content/records/cases.ts";
import { cbamFigures } from "../content/records/cbam-figures.ts";
import { cbamBenchmarks, cbamDefaults, cbamPrices } from "../content/records/cbam-values.ts";
import { certificateKeys, withdrawnCertificates } from "../content/records/certificates.ts";
import { checklist } from "../content/records/checklist.ts";
import { corporateCategories } from "../content/records/corporate-trainings.ts";
import { faq } from "../content/records/faq.ts";
import { lists } from "../content/records/lists.ts";
import { mailTemplates } from "../content/records/mail-templates.ts";
import { navigation } from "../content/records/navigation.ts";
import { notices } from "../content/records/notices.ts";
import { fileOfPage, pageSources, takenBy } from "../content/records/page-tree.ts";
import { parameterValues } from "../content/records/paths.ts";
import { posts } from "../content/records/posts.ts";
import { questions } from "../content/records/questions.ts";
import { rules } from "../content/records/rules.ts";
import { sampleDocuments } from "../content/records/sample-documents.ts";
import { services } from "../content/records/services.ts";
import { team } from "../content/records/team.ts";
import { terms } from "../content/records/terms.ts";
import { tracedFigures } from "../content/records/traced-figures.ts";
import { trainings } from "../content/records/trainings.ts";
import { TAKEN_FEEDS } from "../outputs/calendars/paths.ts";
import { PAGES_OF_CONTENT } from "../paths.ts";
import { sectionPages } from "../sections/pages.ts";
import { checkCharacters } from "./check-characters.ts";
import { checkFileNames } from "./file-names.ts";
import { checkReferences } from "./references.ts";

/**
 * Everything that is wrong with the content, sorted by file and line. With `changes`, the content is checked as it
 * would be after they are saved.
 */
export async function contentProblems(changes: Changes = {}): Promise<Problem[]> {
  const readers = [
    firm,
    navigation,
    lists,
    questions,
    rules,
    cbamFigures,
    cbamAnnex,
    cbamDefaults,
    cbamBenchmarks,
    cbamPrices,
    team,
    trainings,
    corporateCategories,
    services,
    posts,
    faq,
    answers,
    checklist,
    terms,
    mailTemplates,
    mails,
    notices,
    tracedFigures,
    sampleDocuments,
    cases,
    certificateKeys,
    withdrawnCertificates,
    ...Object.values(parameterValues),
    ...(await pageReaders()),
    // After those, so that a new file of content/pages has the schema of a page of sections.
    sectionPages,
    checkPages,
    checkFeeds,
    checkFileNames,
    checkReferences,
    checkCharacters,
  ];
  // No await from here on: two checks must not run at the same time.
  return withChanges(changes, () => {
    forgetRecords();
    requestedFiles.clear();
    try {
      return gatherProblems(readers).sort(byLine);
    } finally {
      forgetRecords();
    }
  });
}

const byLine = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || a.line - b.line;

/** The readers of all copy.ts files beside views: their exports whose names end in “Copy”. */
async function pageReaders(): Promise<Array<() => unknown>> {
  const files = globSync(path.resolve("site/views/**/copy.ts"));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ file)),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith("Copy"))
      .map(([, read]) => read as () => unknown),
  );
}

/** Refuses a page of sections at a path that is taken; notes those that code leads to and that are missing. */
function checkPages(): void {
  for (const [page, { file, data }] of pageSources()) {
    const taken = takenBy(page);
    const reason = `${page} ${taken}: give this file another name, or remove its sections.`;
    if (taken && data) refuseIn(file, [{ field: "(file name)", reason }]);
  }
  for (const page of PAGES_OF_CONTENT.filter((page) => !pageSources().has(page))) {
    const reason = `The site leads visitors to ${page}: this file must be there, with its sections.`;
    refuseIn(fileOfPage(page), [{ line: 1, field: "(file)", reason }]);
  }
}

/** Refuses a rule whose calendar would have the path of another calendar. */
function checkFeeds(): void {
  for (const { id, file } of rules().filter(({ id }) => TAKEN_FEEDS.includes(id))) {
    const reason = `/calendar/${id}.ics is another calendar: give this rule another name.`;
    refuseIn(file, [{ field: "(file name)", reason }]);
  }
}
