import { FIELD_WORDS, LABELS_WITHIN } from "../../site/content/reader/field-words.ts";
import { everyText, filledOn } from "../../site/content/records/milestone-days.ts";
import { dayText } from "../../site/dates/dates.ts";
import { rangeText } from "../moments.ts";
import { type FieldPath, nameOf, valueAt } from "./field-path.ts";
import { SECTION_TYPES } from "./section-types.ts";

/**
 * The label of a field: “Learning objectives” for “learningObjectives”; also the words of a file name, “CN codes”. Some
 * have another label `within` a list, or by themselves (`within` is "").
 */
export function labelOf(name: string, within?: string): string {
  const known = LABELS_WITHIN[`${within}.${name}`] ?? FIELD_WORDS[name]?.label;
  if (known) return known;
  const words = name.replaceAll("-", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = (words.charAt(0).toUpperCase() + words.slice(1)).replace("Ecovadis", "EcoVadis");
  return label.replace(/\b(brsr|cbam|ccts|cn|csrd|esg|faq|pdf)\b/gi, (word) => word.toUpperCase());
}

/** The label of the field at a path. What is called a title elsewhere is a heading on a page of sections. */
export function labelAt(path: FieldPath): string {
  const name = nameOf(path);
  const isHeading = name === "title" && path[0] === "sections";
  return labelOf(name, isHeading ? "sections" : nameOf(path.slice(0, -1)));
}

/** The label of a list item: “Run 2” for index 1 of “runs”; “Item 2” if the label of the list is no plural. */
export function itemOf(list: string, index: number): string {
  const label = labelOf(list);
  const one = /ies$/.test(label) ? label.replace(/ies$/, "y") : label.replace(/([^s])s$/, "$1");
  return `${one === label ? "Item" : one} ${index + 1}`;
}

/** The label of a field with those around it: “Run 1, fee”. With `data` or `titles`, list items are called by their own. */
export function fieldName(path: FieldPath, data?: unknown, titles = titlesOn(path, data)): string {
  /** “Run 1” says of which list it is, and so does the type of a section. */
  const saysList = (index: number) =>
    typeof path[index] === "number" &&
    (titles[index]
      ? path[index - 1] === "sections"
      : !itemOf(String(path[index - 1] ?? ""), 0).startsWith("Item "));
  const isFirst = (index: number) => index === 1 && saysList(index);
  const words = path.map((key, index) => {
    const list = String(path[index - 1] ?? "");
    if (typeof key === "number")
      return shortened(titles[index]) ?? lowered(itemOf(list, key), isFirst(index));
    return saysList(index + 1) ? "" : lowered(labelAt(path.slice(0, index + 1)), index === 0);
  });
  return words.filter(Boolean).join(", ");
}

const titlesOn = (path: FieldPath, data: unknown) =>
  path.map((key, index) =>
    typeof key === "number"
      ? titleIn(String(path[index - 1] ?? ""), valueAt(data, path.slice(0, index + 1)))
      : undefined,
  );

const lowered = (label: string, isFirst: boolean) =>
  isFirst ? label : label.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

export const shortened = (text = "") =>
  (text.length > 50 ? `${text.slice(0, 48).trimEnd()} …` : text) || undefined;

/** The fields that may give a list item its title; the first one found counts. */
const NAMING = ["what", "title", "name", "question", "ask", "term", "label", "value", "text"];
const DAYS = ["date", "start", "day"];

/** The title of a list item, its day and its words: “1 Feb 2027 · Certificates go on sale”. */
export function entryTitle(entry: unknown): string | undefined {
  if (Array.isArray(Object(entry).sessions)) return runTitle(entry);
  const day = firstIn(entry, DAYS, (value) => DAY.test(value));
  const words = firstIn(entry, NAMING, (value) => value.trim() !== "" && !DAY.test(value));
  const said = day && words ? filledOn(words, day) : words;
  const { repeats } = Object(entry) as { repeats?: { days: string[] } };
  const every = Array.isArray(repeats?.days) ? `, ${everyText(repeats)}` : "";
  return [day && dayText(day) + every, said?.trim()].filter(Boolean).join(" · ") || undefined;
}

type Days = { start: string; end: string };

/** “5–6 Dec 2026 and 1 Feb 2027” */
export const sessionsText = (sessions: Days[]) =>
  new Intl.ListFormat("en").format(sessions.map(({ start, end }) => rangeText(start, end)));

/** The days and hours of a run in one line: “5–6 Dec 2026, 9:00 to 17:00”; undefined if it is none. */
export function runTitle(run: unknown): string | undefined {
  const { sessions, time } = Object(run) as {
    sessions?: Days[];
    time?: { from: string; to: string };
  };
  if (!Array.isArray(sessions)) return undefined;
  const dated = sessions.filter(
    ({ start, end }) => DAY.test(start) && DAY.test(end) && start <= end,
  );
  const hours = [time?.from, time?.to].filter(Boolean).map((hour) => hour?.replace(/^0/, ""));
  return [sessionsText(dated), hours.join(" to ")].filter(Boolean).join(", ") || undefined;
}

/** The title of an entry of this list: a section is named by its type, too, since some have no words of their own. */
export function titleIn(list: string, entry: unknown): string | undefined {
  const type: unknown = Object(entry).type;
  if (list !== "sections" || typeof type !== "string") return entryTitle(entry);
  return [SECTION_TYPES.get(type)?.name ?? `Unknown type “${type}”`, entryTitle(entry)]
    .filter(Boolean)
    .join(" · ");
}

/** The first text in a field of these names that `isIt` accepts, in the value itself or deeper inside. */
function firstIn(
  value: unknown,
  names: string[],
  isIt: (text: string) => boolean,
): string | undefined {
  if (typeof value === "string") return names === NAMING && isIt(value) ? value : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const record = value as Record<string, unknown>;
  // A condition names a question by its id, which has no blanks.
  const isName = (name: string, text: string) =>
    isIt(text) && (name !== "question" || text.includes(" "));
  for (const name of names) {
    const text = record[name];
    if (typeof text === "string" && isName(name, text)) return text;
  }
  for (const inner of Object.values(record)) {
    const found = typeof inner === "object" ? firstIn(inner, names, isIt) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** In a text of Markdown. */
const PICTURE = /!\[(.*?)\]\((?:[^()"]|"[^"]*")*\)/g;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/;

/** A value in words: yes, ₹6,999 (if `name` is that of a fee), 1 Feb 2027, “a text”; “nothing” if empty. */
export function valueText(value: unknown, name = ""): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number")
    return /(fee|^amount)$/i.test(name) ? `₹${value.toLocaleString("en-IN")}` : String(value);
  if (typeof value === "string")
    return DAY.test(value) ? dayText(value) : `“${value.replace(PICTURE, "picture: $1")}”`;
  if (Array.isArray(value)) return value.map((item) => valueText(item)).join("; ");
  return Object.entries(value)
    .map(([key, item]) => `${labelOf(key).toLowerCase()} ${valueText(item, key)}`)
    .join(", ");
}

/** By a search in the content. */
export const MOST_FOUND = 200;
