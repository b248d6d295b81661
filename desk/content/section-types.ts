import { slugOf } from "../../site/content/reader/slug.ts";
import type { Section } from "../../site/sections/schemas.ts";

/** What the desk calls a type of section, what it is good for, and where it may be added. */
export type SectionType = {
  name: string;
  use: string;
  /** Drawings exist once on the site. What belongs to a form of the site cannot be added. */
  group?: "drawing" | "form";
  /** Has the heading of the page, of which there is one. */
  isOpening?: true;
  /** A page has at most one. */
  isOnce?: true;
};

/** In the order in which they are offered. */
const TYPES: Record<Section["type"], SectionType> = {
  hero: {
    ...type("Opening", "The first thing on a page: its heading, a sentence, buttons, a picture."),
    isOpening: true,
  },
  brief: {
    ...type("In brief", "A service in six lines: for whom, result, time, fee, and who does what."),
    isOnce: true,
  },
  text: type("Text", "A heading and paragraphs, for what has to be explained."),
  points: type("Points", "Short points, each with a heading: benefits, topics, modules."),
  steps: type("Steps", "What happens one after the other, numbered along a line."),
  list: type("List", "Short lines beside their heading, for names or documents."),
  table: type("Table", "Facts to compare, in rows and columns."),
  figures: type("Figures", "A few numbers in large type, and a note beside them."),
  panels: type("Panels", "Green fields that each lead to another page."),
  questions: type("Questions", "What people ask; each question opens to its answer."),
  documents: type("Documents", "Papers that are needed or handed over, as sheets in a folder."),
  reason: { ...type("One reason", "Why choose us, in one reason, with a link to all."), isOnce: true },
  people: { ...type("People", "Everybody of the team with portraits; taken from People."), isOnce: true },
  traced: { ...type("Traced figure", "A figure followed back to the meter it comes from."), isOnce: true },
  related: {
    ...type("Related links", "What else is on the subject, made from the page’s rules."),
    isOnce: true,
  },
  closing: type("Closing", "The end of a page: what to do next, with a button."),
  application: { ...type("Application form", "The form for job applications."), group: "form" },
  "medal-scale": { ...drawing("Opening with medals", "A heading above a scale of medals."), isOpening: true },
  "two-audits": {
    ...drawing("Opening in two halves", "A page that begins with two audits."),
    isOpening: true,
  },
  "annotated-page": drawing("Page of a report", "Lines of a report, and where each figure comes from."),
  "campus-plan": drawing("Campus plan", "Six audits and their places on a campus."),
  decisions: drawing("Decisions", "Numbered decisions that open, each with its result."),
  frames: drawing("Five frames", "Five small drawings with a name and a text each."),
  "handover-year": drawing("Year of handover", "How work passes from us to you over twelve months."),
  "incident-dial": drawing("Incident dial", "The hours of an incident, before and after."),
  "next-dates": drawing("Next CBAM dates", "What to have ready by the next dates; taken from the rule."),
  phases: drawing("Phases of a rule", "From which year a rule covers how many companies."),
  "record-lines": drawing("Records and requests", "Which records answer which request."),
  risks: drawing("Climate risks", "Risks by their kind: physical, transition, or both."),
  scorecard: drawing("Scorecard", "Points by theme, and what a medal needs."),
  shelf: drawing("Shelf of standards", "Standards as the spines of books."),
  "standards-finder": drawing("Finder of standards", "What is true of a company, and what applies then."),
  streams: drawing("Streams", "Energy and water on their way, and what is lost."),
  "training-day": drawing("Day of training", "Four hours of a course, and what they turn into."),
  thanks: { ...drawing("Thanks", "What the contact form leads to."), group: "form", isOpening: true },
  "checklist-sent": {
    ...drawing("Checklist sent", "What the form for the checklist leads to."),
    group: "form",
    isOpening: true,
  },
};

export const SECTION_TYPES = new Map<string, SectionType>(Object.entries(TYPES));

function type(name: string, use: string): SectionType {
  return { name, use };
}

function drawing(name: string, use: string): SectionType {
  return { name, use, group: "drawing", isOnce: true };
}

/** Whether a page with these sections may have one more of this type. */
export function mayAdd(type: string, sections: unknown[]): boolean {
  const { group, isOpening, isOnce } = SECTION_TYPES.get(type) ?? { group: "form" };
  if (group === "form") return false;
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
  const copy = JSON.parse(JSON.stringify(fields, (key, value) => (key === "id" ? undefined : value)));
  return { type, ...copy, id: `${type}-${number}` };
}

/** The texts in a record that nobody has replaced since their section was added, by field path: “sections.1.title”. */
export function placeholdersIn(value: unknown, field = ""): string[] {
  if (typeof value === "string") return PLACEHOLDER.test(value) ? [field] : [];
  const { hidden, returns } = Object(value) as Record<string, unknown>;
  if (typeof value !== "object" || value === null || (hidden === true && !returns)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placeholdersIn(inner, field ? `${field}.${key}` : key),
  );
}

export const placeholder = (label: string) => `[${label}]`;
const PLACEHOLDER = /^\[[^\]]+\]/;
