import { slugOf } from "../../site/content/reader/slug.ts";
import type { PageSection } from "../../site/sections/schemas.ts";

type SectionType = {
  name: string;
  use: string;
  /** A drawing exists once on the site; what belongs to a form of the site cannot be added to a page. */
  kind: "general" | "drawing" | "form";
  /** Has the heading of the page, of which there is one. */
  isOpening?: true;
  isOnce?: true;
};

/** What the desk calls each type of section, in the order in which it offers them. */
const TYPES: Record<PageSection["type"], SectionType> = {
  hero: {
    name: "Opening",
    use: "The first thing on a page: its heading, a sentence, buttons, a picture.",
    kind: "general",
    isOpening: true,
  },
  brief: {
    name: "In brief",
    use: "A service in six lines: for whom, result, time, fee, and who does what.",
    kind: "general",
    isOnce: true,
  },
  text: {
    name: "Text",
    use: "A heading and paragraphs, for what has to be explained.",
    kind: "general",
  },
  points: {
    name: "Points",
    use: "Short points, each with a heading: benefits, topics, modules.",
    kind: "general",
  },
  steps: {
    name: "Steps",
    use: "What happens one after the other, numbered along a line.",
    kind: "general",
  },
  list: {
    name: "List",
    use: "Short lines beside their heading, for names or documents.",
    kind: "general",
  },
  table: {
    name: "Table",
    use: "Facts to compare, in rows and columns.",
    kind: "general",
  },
  figures: {
    name: "Figures",
    use: "A few numbers in large type, and a note beside them.",
    kind: "general",
  },
  panels: {
    name: "Panels",
    use: "Green fields that each lead to another page.",
    kind: "general",
  },
  questions: {
    name: "Questions",
    use: "What people ask; each question opens to its answer.",
    kind: "general",
  },
  documents: {
    name: "Documents",
    use: "Papers that are needed or handed over, as sheets in a folder.",
    kind: "general",
  },
  reason: {
    name: "One reason",
    use: "Why choose us, in one reason, with a link to all.",
    kind: "general",
    isOnce: true,
  },
  people: {
    name: "People",
    use: "Everybody of the team with portraits; taken from People.",
    kind: "general",
    isOnce: true,
  },
  traced: {
    name: "Traced figure",
    use: "A figure followed back to the meter it comes from.",
    kind: "general",
    isOnce: true,
  },
  related: {
    name: "Related links",
    use: "What else is on the subject, made from the page’s rules.",
    kind: "general",
    isOnce: true,
  },
  closing: {
    name: "Closing",
    use: "The end of a page: what to do next, with a button.",
    kind: "general",
  },
  application: {
    name: "Application form",
    use: "The form for job applications.",
    kind: "form",
  },
  "medal-scale": {
    name: "Opening with medals",
    use: "A heading above a scale of medals.",
    kind: "drawing",
    isOpening: true,
    isOnce: true,
  },
  "two-audits": {
    name: "Opening in two halves",
    use: "A page that begins with two audits.",
    kind: "drawing",
    isOpening: true,
    isOnce: true,
  },
  "annotated-page": {
    name: "Page of a report",
    use: "Lines of a report, and where each figure comes from.",
    kind: "drawing",
    isOnce: true,
  },
  "campus-plan": {
    name: "Campus plan",
    use: "Six audits and their places on a campus.",
    kind: "drawing",
    isOnce: true,
  },
  decisions: {
    name: "Decisions",
    use: "Numbered decisions that open, each with its result.",
    kind: "drawing",
    isOnce: true,
  },
  frames: {
    name: "Five frames",
    use: "Five small drawings with a name and a text each.",
    kind: "drawing",
    isOnce: true,
  },
  "handover-year": {
    name: "Year of handover",
    use: "How work passes from us to you over twelve months.",
    kind: "drawing",
    isOnce: true,
  },
  "incident-dial": {
    name: "Incident dial",
    use: "The hours of an incident, before and after.",
    kind: "drawing",
    isOnce: true,
  },
  "next-dates": {
    name: "Next CBAM dates",
    use: "What to have ready by the next dates; taken from the rule.",
    kind: "drawing",
    isOnce: true,
  },
  phases: {
    name: "Phases of a rule",
    use: "From which year a rule covers how many companies.",
    kind: "drawing",
    isOnce: true,
  },
  "record-lines": {
    name: "Records and requests",
    use: "Which records answer which request.",
    kind: "drawing",
    isOnce: true,
  },
  risks: {
    name: "Climate risks",
    use: "Risks by their kind: physical, transition, or both.",
    kind: "drawing",
    isOnce: true,
  },
  scorecard: {
    name: "Scorecard",
    use: "Points by theme, and what a medal needs.",
    kind: "drawing",
    isOnce: true,
  },
  shelf: {
    name: "Shelf of standards",
    use: "Standards as the spines of books.",
    kind: "drawing",
    isOnce: true,
  },
  "standards-finder": {
    name: "Finder of standards",
    use: "What is true of a company, and what applies then.",
    kind: "drawing",
    isOnce: true,
  },
  streams: {
    name: "Streams",
    use: "Energy and water on their way, and what is lost.",
    kind: "drawing",
    isOnce: true,
  },
  "training-day": {
    name: "Day of training",
    use: "Four hours of a training, and what they turn into.",
    kind: "drawing",
    isOnce: true,
  },
  thanks: {
    name: "Thanks",
    use: "What the contact form leads to.",
    kind: "form",
    isOpening: true,
    isOnce: true,
  },
  "checklist-sent": {
    name: "Checklist sent",
    use: "What the form for the checklist leads to.",
    kind: "form",
    isOpening: true,
    isOnce: true,
  },
};

export const SECTION_TYPES: ReadonlyMap<string, SectionType> = new Map(Object.entries(TYPES));

export function mayAdd(type: string, sections: unknown[]): boolean {
  const { kind, isOpening, isOnce } = SECTION_TYPES.get(type) ?? { kind: "form" };
  if (kind === "form") return false;
  const types = sections.map((section) => String(Object(section).type));
  if (isOpening && types.some((one) => SECTION_TYPES.get(one)?.isOpening)) return false;
  return !isOnce || !types.includes(type);
}

type Named = { type?: string; id?: string; title?: string };

const nameOf = ({ id, title = "" }: Named) => id ?? slugOf(title);

/** A section for a page with these `others`: one that would be called as another is gets a name of its own in links. */
export function renamed(section: unknown, others: unknown[]): Named {
  const { type = "", ...fields } = Object(section) as Named;
  const names = others.map((other) => nameOf(Object(other)));
  const isAlike = others.some((other) => Object(other).type === type);
  if (!isAlike && !names.includes(nameOf(fields))) return { type, ...fields };
  let number = 2;
  while (names.includes(`${type}-${number}`)) number += 1;
  // The same for what is inside, such as rows that links lead to.
  const copy = JSON.parse(
    JSON.stringify(fields, (key, value) => (key === "id" ? undefined : value)),
  );
  return { type, ...copy, id: `${type}-${number}` };
}

const ENDING = ["related", "closing"];

/** The sections of a page with one more of another page: before those that end the page, unless it is such a one. */
export function withSection(sections: unknown[], section: unknown) {
  const rank = (one: unknown) => ENDING.indexOf(Object(one).type);
  const index = sections.findLastIndex((one) => rank(one) <= rank(section)) + 1;
  return { index, sections: sections.toSpliced(index, 0, renamed(section, sections)) };
}

/** The sections of an earlier version that a page has no more, and where to put them back. */
export function lostSections(then: unknown[], now: unknown[]) {
  const nameIn = (section: unknown) => `${Object(section).type} ${nameOf(Object(section))}`;
  const names = new Set(now.map(nameIn));
  const placed = then.map((section, index) => ({ section, index: Math.min(index, now.length) }));
  return placed.filter(({ section }) => !names.has(nameIn(section)));
}

/** The texts in a record that nobody has replaced since their section was added, by field path: “sections.1.title”. */
export function placeholdersIn(value: unknown, field = ""): string[] {
  if (typeof value === "string") return PLACEHOLDER.test(value) ? [field] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placeholdersIn(inner, field ? `${field}.${key}` : key),
  );
}

export const placeholder = (label: string) => `[${label}]`;
const PLACEHOLDER = /^\[[^\]]+\]/;
