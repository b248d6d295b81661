import type { FieldPath } from "./field-path.ts";

/** What a field is called, from its name in the record: “learningObjectives” is “Learning objectives”. */
export function labelOf(name: string): string {
  const known = LABELS[name];
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
};

/** One of a list: “Run 2” of “runs”, “Item 2” where the list has no such name. */
export function itemOf(list: string, index: number): string {
  const label = labelOf(list);
  const one = /ies$/.test(label) ? label.replace(/ies$/, "y") : label.replace(/([^s])s$/, "$1");
  return `${one === label ? "Item" : one} ${index + 1}`;
}

/** “Run 1, fee” for the path of a field. */
export function fieldName(path: FieldPath): string {
  const parts = path.map((key, index) =>
    typeof key === "number" ? itemOf(String(path[index - 1] ?? ""), key) : labelOf(key),
  );
  const named = parts.filter(
    (_, index) => typeof path[index + 1] !== "number" || parts[index + 1]?.startsWith("Item "),
  );
  return named
    .map((part, index) =>
      index === 0 ? part : part.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
    )
    .join(", ");
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value in words. */
export function valueText(value: unknown, name = ""): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number")
    return /^fee$/i.test(name) ? `₹${value.toLocaleString("en-IN")}` : String(value);
  if (typeof value === "string")
    return DAY.test(value)
      ? new Date(`${value}T00:00:00Z`).toLocaleDateString("en-IN", {
          day: "numeric",
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        })
      : `“${value}”`;
  if (Array.isArray(value)) return value.map((item) => valueText(item)).join("; ");
  return Object.entries(value)
    .map(([key, item]) => `${labelOf(key).toLowerCase()} ${valueText(item, key)}`)
    .join(", ");
}
