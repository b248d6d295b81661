import { createHash } from "node:crypto";
import { addDays } from "../dates/dates.ts";
import { OTHER_DAYS } from "../layout/dates.ts";
import type { DatedSpan, PageDocument, Span } from "./document.ts";
import { type Edit, splice } from "./splice.ts";

/** A page holds the words of so many days from its build on. */
const DAYS_AHEAD = 366;

export type OtherDays = { first: string; last: string; file: string; text: string };

/**
 * Takes what is shown on no day of the coming year out of a page and into a file of its own; a comment with a number
 * stays in its place. The first script of the page puts it back on another day (site/layout/dates.ts).
 */
export function cutOtherDays({ html, dated, edits }: Cuttable, built: string): Cut {
  const last = addDays(built, DAYS_AHEAD);
  const isElsewhen = ({ from, until }: DatedSpan) =>
    (from && from > last) || (until && until < built);
  // What a link may lead to stays.
  const isAnchor = ({ start, end }: Span) => /\sid=/.test(html.slice(start, end));
  const parts = joined(outermost(dated.filter(isElsewhen)).filter((part) => !isAnchor(part)));
  if (parts.length === 0) return { edits, otherDays: undefined };
  const isIn = (edit: Edit, part: Span) => part.start <= edit.start && edit.end <= part.end;
  const cut = parts.map((part) =>
    splice(
      html,
      edits.filter((edit) => isIn(edit, part)),
      part,
    ),
  );
  const comments = parts.map((part, index) => ({ ...part, text: `<!--${OTHER_DAYS} ${index}-->` }));
  const text = JSON.stringify(cut);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return {
    edits: [...edits.filter((edit) => !parts.some((part) => isIn(edit, part))), ...comments],
    otherDays: { first: built, last, file: `assets/${OTHER_DAYS}.${hash}.json`, text },
  };
}

type Cuttable = Pick<PageDocument, "html" | "dated" | "edits">;
type Cut = { edits: Edit[]; otherDays: OtherDays | undefined };

/** What the first script of the page reads. */
export const otherDaysTag = ({ first, last, file }: OtherDays) =>
  `<meta name="${OTHER_DAYS}" content="${first} ${last} /${file}">`;

const outermost = (spans: Span[]) =>
  spans.filter((one) => !spans.some((other) => other.start < one.start && one.end < other.end));

/** Neighbours as one. */
function joined(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans) {
    const before = result.at(-1);
    if (before?.end === start) before.end = end;
    else result.push({ start, end });
  }
  return result;
}
