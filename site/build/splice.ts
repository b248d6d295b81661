import type { Span } from "./document.ts";

export type Edit = Span & { text: string };

/** The part of a text, with these edits, which must not overlap, in place of what stood there. */
export function splice(
  text: string,
  edits: Edit[],
  part: Span = { start: 0, end: text.length },
): string {
  let [result, at] = ["", part.start];
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, part.end);
}
