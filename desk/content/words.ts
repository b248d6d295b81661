import { everyText, filledOn } from "../../site/content/records/milestone-days.ts";
import { type FieldPath, nameOf, valueAt } from "./field-path.ts";
import { SECTION_TYPES } from "./section-types.ts";

/** The label of a field: “Learning objectives” for “learningObjectives”. Some have another label `within` a list. */
export function labelOf(name: string, within = ""): string {
  const known = LABELS[`${within}.${name}`] ?? LABELS[name];
  if (known) return known;
  const words = name.replaceAll("-", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words[0]?.toUpperCase() ?? "") + words.slice(1);
}

const LABELS: Record<string, string> = {
  alt: "What it shows",
  body: "Text",
  seo: "For search engines",
  faq: "FAQ",
  photo: "Portrait",
  lede: "Opening words",
  live: "Has a page of its own",
  shown: "Shown on",
  whatsapp: "WhatsApp",
  sample: "Placeholders",
  // Of rules.
  called: "Name within a sentence",
  binds: "Whom it binds",
  "applies.may": "Whom it may bind",
  reaches: "Whom it reaches",
  applies: "Whom it concerns",
  "milestones.concerns": "A narrower group",
  prepare: "What to have ready",
  repeats: "Dates that come back",
  later: "Later times",
  "milestones.about": "Instead of the day",
  "later.about": "Instead of the day",
  "changes.about": "Instead of the day",
  forms: "Wordings",
  asOf: "As of",
  reviewed: "Last read",
  recheckBy: "Read again by",
  // Of sections.
  "sections.title": "Heading",
  "items.title": "Heading",
  "sections.form": "Layout",
  "sections.id": "Name in links",
  tone: "Colour",
  eyebrow: "Line above the heading",
  secondary: "Second button",
  returns: "On the page again from",
  noun: "What the entries are called",
  parts: "What the points of an entry are called",
  folded: "Closed on phones",
  opens: "Opens to its documents",
};

/** The label of a list item: “Run 2” for index 1 of “runs”; “Item 2” if the label of the list is no plural. */
export function itemOf(list: string, index: number): string {
  const label = labelOf(list);
  const one = /ies$/.test(label) ? label.replace(/ies$/, "y") : label.replace(/([^s])s$/, "$1");
  return `${one === label ? "Item" : one} ${index + 1}`;
}

/** The label of a field with those around it: “Run 1, fee”. With `data`, list items are called by their own title. */
export function fieldName(path: FieldPath, data?: unknown): string {
  const words = path.map((key, index) => {
    if (typeof key !== "number") return labelOf(key, nameOf(path.slice(0, index)));
    const entry = valueAt(data, path.slice(0, index + 1));
    return (
      shortened(titleIn(String(path[index - 1] ?? ""), entry)) ?? itemOf(String(path[index - 1] ?? ""), key)
    );
  });
  const isPlain = (index: number) =>
    words[index] === itemOf(String(path[index - 1] ?? ""), Number(path[index]));
  return words
    .filter(
      (_, index) =>
        typeof path[index + 1] !== "number" || !isPlain(index + 1) || words[index + 1]?.startsWith("Item "),
    )
    .map((part, index) =>
      index === 0 ? part : part.replace(/^[A-Z](?=[a-z ])(?!.* · )/, (letter) => letter.toLowerCase()),
    )
    .join(", ");
}

const shortened = (text = "") => (text.length > 50 ? `${text.slice(0, 48).trimEnd()} …` : text) || undefined;

/** The fields that may give a list item its title; the first one found counts. */
const NAMING = ["what", "title", "name", "question", "ask", "term", "label", "value", "text"];
const DAYS = ["date", "start", "day"];

/** The title of a list item, its day and its words: “1 Feb 2027 · Certificates go on sale”. */
export function entryTitle(entry: unknown): string | undefined {
  const day = firstIn(entry, DAYS, (value) => DAY.test(value));
  const words = firstIn(entry, NAMING, (value) => value.trim() !== "" && !DAY.test(value));
  const said = day && words ? filledOn(words, day) : words;
  const { repeats } = Object(entry) as { repeats?: { days: string[] } };
  const every = Array.isArray(repeats?.days) ? `, ${everyText(repeats)}` : "";
  return [day && dayText(day, "short") + every, said?.trim()].filter(Boolean).join(" · ") || undefined;
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
function firstIn(value: unknown, names: string[], isIt: (text: string) => boolean): string | undefined {
  if (typeof value === "string") return names === NAMING && isIt(value) ? value : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const record = value as Record<string, unknown>;
  // A condition names a question by its id, which has no blanks.
  const isName = (name: string, text: string) => isIt(text) && (name !== "question" || text.includes(" "));
  const own = names
    .map((name) => [name, record[name]] as const)
    .find(([name, text]) => typeof text === "string" && isName(name, text))?.[1];
  if (typeof own === "string") return own;
  for (const inner of Object.values(record)) {
    const found = typeof inner === "object" ? firstIn(inner, names, isIt) : undefined;
    if (found) return found;
  }
  return undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const calendar = (month: "short" | "long") =>
  new Intl.DateTimeFormat("en-IN", { day: "numeric", month, year: "numeric", timeZone: "UTC" });
const calendars = { short: calendar("short"), long: calendar("long") };

const dayText = (day: string, month: "short" | "long") => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : calendars[month].format(date);
};

/** A value in words: yes, ₹6,999 (if `name` is “fee”), 1 February 2027, “a text”; “nothing” if empty. */
export function valueText(value: unknown, name = ""): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number")
    return /^fee$/i.test(name) ? `₹${value.toLocaleString("en-IN")}` : String(value);
  if (typeof value === "string") return DAY.test(value) ? dayText(value, "long") : `“${value}”`;
  if (Array.isArray(value)) return value.map((item) => valueText(item)).join("; ");
  return Object.entries(value)
    .map(([key, item]) => `${labelOf(key).toLowerCase()} ${valueText(item, key)}`)
    .join(", ");
}
