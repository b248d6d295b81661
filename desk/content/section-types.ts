import { slugOf } from "../../site/content/reader/slug.ts";
import types from "./section-types.json" with { type: "json" };

type SectionType = {
  name: string;
  use: string;
  /** A drawing exists once on the site; what belongs to a form of the site cannot be added to a page. */
  kind: "general" | "drawing" | "form";
  /** Has the heading of the page, of which there is one. */
  isOpening?: true;
  isOnce?: true;
};

/** What the desk calls the types of sections, in the order in which it offers them. */
export const SECTION_TYPES = new Map(Object.entries(types as Record<string, SectionType>));

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
