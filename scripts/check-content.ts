import { contentProblems } from "../site/build/check.ts";
import { problemText } from "../site/content/problems.ts";

/** Tells every mistake in content/, a line each; with --json as data. */
const problems = await contentProblems();
if (process.argv.includes("--json")) console.log(JSON.stringify(problems, null, 2));
else for (const problem of problems) console.log(problemText(problem));
if (problems.length > 0) process.exitCode = 1;
