import { ContentError } from "../../site/content/reader/problems.ts";
import { Refusal } from "../refusal.ts";

/** The result of `act`; undefined when it throws anything, as for a file that is no YAML or a record with a mistake. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The result of `read`; where the content has mistakes, refuses with a sentence that ends in `consequence`. */
export function fromContent<Result>(read: () => Result, consequence = "nothing can be mailed"): Result {
  return unlessBroken(read, () => {
    throw new Refusal(422, `The content has mistakes, so ${consequence}. The Content area lists them.`);
  });
}

/** The result of `read`; an empty list where the content has mistakes, so that the inbox still works. */
export const orNone = <Entry>(read: () => Entry[]): Entry[] => unlessBroken(read, () => []);

/** Calls `instead` when `read` meets a mistake in the content; throws any other error. */
function unlessBroken<Result>(read: () => Result, instead: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return instead();
    throw error;
  }
}
