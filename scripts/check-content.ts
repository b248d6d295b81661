import path from "node:path";
import { contentProblems } from "../site/build/check.ts";
import { letterRemarks } from "../site/build/letters.ts";
import { filePathOf } from "../site/content/reader/content-files.ts";
import { type Problem, problemText } from "../site/content/reader/problems.ts";

const problems = (await contentProblems()).map(asOpened);
const remarks = (await letterRemarks()).map(asOpened);
if (process.argv.includes("--json")) console.log(JSON.stringify(problems, null, 2));
else {
  for (const problem of problems) console.log(problemText(problem));
  for (const remark of remarks) console.log(`Remark: ${problemText(remark)}`);
}
if (problems.length > 0) process.exitCode = 1;

function asOpened(problem: Problem): Problem {
  return { ...problem, file: whereIs(problem.file) };
}

/** A problem names its file as “content/…” wherever the folder lies; this is the path under which it can be opened. */
function whereIs(contentPath: string): string {
  const file = path.relative("", filePathOf(contentPath));
  return (file.startsWith("..") ? path.resolve(file) : file).replaceAll(path.sep, "/");
}
