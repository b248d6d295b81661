import { lineOf } from "./lines.ts";
import { type Coded, inFile, type Reason } from "./problem-words.ts";

/**
 * `field`: a path (“runs.0.fee”), body, (file), (file name) or (record). `reason` is for whoever edits files; of `cause`,
 * forms make words of their own. Without it, the reason suits both.
 */
export type Problem = { file: string; line: number; field: string; reason: string; cause?: Coded };

/** A problem as it is found. Without a line, the line of its field is looked up. */
export type Found = { file: string; line?: number; field: string; reason: Reason };

export type FieldProblem = Omit<Found, "file">;

export const problemText = ({ file, line, field, reason }: Problem) =>
  `${file}, line ${line}, ${field}: ${reason}`;

export class ContentError extends Error {
  override name = "ContentError";
  declare readonly problems: Problem[];
  constructor(found: Array<Found | Problem>) {
    const problems = found.map(asProblem);
    const lines = problems.map((problem) => `  ${problemText(problem)}`);
    super(
      `The content has ${problems.length === 1 ? "a mistake" : "mistakes"}:\n${lines.join("\n")}`,
    );
    // Not enumerable, so that a terminal prints the sentences above and not the same again as an object.
    Object.defineProperty(this, "problems", { value: problems });
    delete this.stack;
  }
}

/** A problem that was told before, when its record was read, stays as it is. */
function asProblem(found: Found | Problem): Problem {
  const { file, field, reason, line = lineOf(file, field) } = found;
  if (typeof reason !== "string")
    return { file, line, field, reason: inFile(reason), cause: reason };
  const cause = "cause" in found ? found.cause : undefined;
  return cause ? { file, line, field, reason, cause } : { file, line, field, reason };
}

/** Reads once, now. The returned function gives the result, or throws the ContentError, each time it is called. */
export function cacheResult<Result>(read: () => Result): () => Result {
  try {
    const result = read();
    return () => result;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return () => {
      throw error;
    };
  }
}

/** The problems found so far while gatherProblems runs, which is what “during a check” means; otherwise undefined. */
let gathered: Problem[] | undefined;

/** Throws a ContentError if there are problems; during a check, notes them and returns. */
export function refuse(found: Array<Found | Problem>): void {
  if (found.length === 0) return;
  const error = new ContentError(found);
  if (!gathered) throw error;
  gathered.push(...error.problems);
}

export const refuseIn = (file: string, found: FieldProblem[]) =>
  refuse(found.map((one) => ({ file, ...one })));

export function gatherProblems(readers: Array<() => unknown>): Problem[] {
  const own: Problem[] = [];
  gathered = own;
  try {
    for (const read of readers) tryRead(read);
  } finally {
    gathered = undefined;
  }
  // A broken record comes to light again through every record that names it.
  return [...new Map(own.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** What a reader returns. During a check, a ContentError is noted and nothing is returned; otherwise it is thrown. */
export function tryRead<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (!gathered || !(error instanceof ContentError)) throw error;
    gathered.push(...error.problems);
    return undefined;
  }
}
