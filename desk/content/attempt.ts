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
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(422, `The content has mistakes, so ${consequence}. The Content area lists them.`);
  }
}

/** The result of `read`; an empty list where the content has mistakes, so that the inbox still works. */
export const orNone = <Entry>(read: () => Entry[]): Entry[] => attempt(read) ?? [];
