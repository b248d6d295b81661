import { z } from "zod";

/** Descriptions for fields whose schema has none, by the names that many pages use. */
const USUAL: Record<string, string> = {
  seo: "What search engines show",
  hero: "The opening of the page",
  eyebrow: "A few words above the heading",
  title: "The heading",
  lede: "One or two sentences below the heading",
  intro: "One or two sentences below the heading",
  text: "The text",
  paragraphs: "The text, a paragraph each",
  picture: "The picture and its description",
  action: "The button",
  button: "The button",
  actions: "The buttons",
  primary: "The first button",
  secondary: "The second button",
  link: "Where it leads",
  links: "Where it leads, an entry each",
  items: "The entries in their order",
  points: "The points, an entry each",
  steps: "The steps in their order",
  rows: "The rows of the table",
  columns: "The headings of the table's columns",
  entries: "The entries in their order",
  note: "A remark below",
  closing: "The last part of the page: what to do next",
  stats: "The figures",
  answers: "The questions that are answered here",
  label: "Its words on the page",
  labels: "Small words of the page: buttons, headings, hints",
  placeholder: "What stands in the empty field",
  hint: "A line that helps to fill the field",
  name: "Its name",
  icon: "Name of an icon at lucide.dev/icons, as in factory",
  id: "Its name in links and in other records; keep it",
  empty: "What is said where nothing is found",
  none: "What is said where there is nothing",
  search: "Words of the search",
  form: "Words of the form",
  benefits: "The benefits",
  services: "The services",
  summary: "The part that is always seen",
  question: "As a visitor asks it",
  unit: "Unit, as in t or kWh",
};

/** The JSON Schema of a record as it is written, before defaults and transforms, with a description of each field. */
export function formSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  // Fields of one kind share an object until it is copied.
  const own = JSON.parse(JSON.stringify(made));
  describe(own);
  return own;
}

function describe(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const [name, field] of Object.entries(
    (node as z.core.JSONSchema.BaseSchema).properties ?? {},
  )) {
    const words = USUAL[name];
    if (!words || typeof field !== "object" || field.description || field.$ref) continue;
    field.description = words;
    if (["title", "text"].includes(name)) field.hint = "";
  }
  for (const inner of Object.values(node)) describe(inner);
}
