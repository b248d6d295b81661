import path from "node:path";
import { contentProblems } from "../site/build/check.ts";
import { filePathOf } from "../site/content/reader/content-files.ts";
import { problemText } from "../site/content/reader/problems.ts";

const problems = (await contentProblems()).map((problem) => ({ ...problem, file: whereIs(problem.file) }));
if (process.argv.includes("--json")) console.log(JSON.stringify(problems, null, 2));
else for (const problem of problems) console.log(problemText(problem));
if (problems.length > 0) process.exitCode = 1;

/** A problem names its file as “content/…” wherever the folder lies; this is the path under which it can be opened. */
function whereIs(contentPath: string): string {
  const file = path.relative("", filePathOf(contentPath));
  return (file.startsWith("..") ? path.resolve(file) : file).replaceAll(path.sep, "/");
}
