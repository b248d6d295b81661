import { ContentError, type Problem } from "../../site/content/reader/problems.ts";
import { Refusal } from "../refusal.ts";

export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What is wrong with the content that `read` reads; other errors are thrown. */
export function mistakesOf(read: () => unknown): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

export function fromContent<Result>(
  read: () => Result,
  consequence = "nothing can be mailed",
): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(
      422,
      `The content has mistakes, so ${consequence}. The Content area lists them.`,
    );
  }
}

/** The result of `read`; an empty list where the content has mistakes, so that the inbox still works. */
export const orNone = <Entry>(read: () => Entry[]): Entry[] => attempt(read) ?? [];
