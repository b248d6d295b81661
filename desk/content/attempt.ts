import { ContentError } from "../../site/content/reader/problems.ts";
import { Refusal } from "../refusal.ts";

/** Nothing where it fails: a file that is no YAML, a record with a mistake. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Runs what reads content; with mistakes in it that cannot be done. */
export function fromContent<Result>(read: () => Result, consequence = "nothing can be mailed"): Result {
  return whereBroken(read, () => {
    throw new Refusal(422, `The content has mistakes, so ${consequence}. The Content area lists them.`);
  });
}

/** Mistakes in the content must not keep anybody from seeing what is stored, or from replying. */
export const orNone = <Entry>(read: () => Entry[]): Entry[] => whereBroken(read, () => []);

function whereBroken<Result>(read: () => Result, instead: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return instead();
    throw error;
  }
}
