import { contentProblems } from "../site/build/check.ts";

/** Tells every mistake in content/, a line each: file, field and reason. */
const problems = await contentProblems();
for (const { file, field, reason } of problems) console.log(`${file}: ${field}: ${reason}`);
if (problems.length > 0) process.exitCode = 1;
