import { z } from "zod";
import { today } from "../../dates/today.ts";
import { codedMessage } from "./problem-words.ts";
import { hasRecord, recordNames } from "./sources.ts";

/** Building blocks shared by the schemas of the collections. What is wrong with a value is worded in problem-words.ts. */

export const anyText = z.string().trim().min(1);

const STATEMENT = /\{[\w-]+\.[\w-]+\}/;

/** Words without statements such as {cbam.certificates}, which only fields of dated-text.ts take. */
export const text = anyText.refine((value) => !STATEMENT.test(value), {
  error: ({ input }) => {
    const [statement = ""] = STATEMENT.exec(String(input)) ?? [];
    return codedMessage("statementInPlainText", { statement });
  },
});

export const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

export const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** The words for each option of a field, beside what the field is about; of forms and of whoever edits files. */
export const optionsOf = (options: Record<string, string>, about = "") => ({
  description: [about, ...Object.entries(options).map(([id, words]) => `${id}: ${words}`)]
    .filter(Boolean)
    .join("; "),
  hint: about,
  options,
});

const isCalendarDate = (value: string) => z.iso.date().safeParse(value).success;

export const isoDate = z
  .string()
  .refine(isCalendarDate, { error: ({ input }) => dateMessage(String(input)), abort: true })
  .refine((value) => value.startsWith("20"), {
    error: ({ input }) => {
      const day = String(input);
      return codedMessage("farYear", { day, meant: `${today().slice(0, 4)}${day.slice(4)}` });
    },
  })
  .meta({ examples: ["2025-11-22"], control: "day" });

/** A day of every year, month first; 02-29 is refused. */
export const monthDay = z
  .string()
  .refine(
    (value) => isCalendarDate(`2025-${value}`),
    "Write a day of every year, month first, as in 03-31.",
  )
  .meta({ examples: ["03-31"] });

/** Rupees, written as 6499, 6,499 or ₹6,499. */
export const amount = z
  .preprocess(
    (value) => (typeof value === "string" ? amountIn(value) : value),
    z.number().int().positive(),
  )
  .meta({ type: ["integer", "string"], examples: [60_000] });

const [LEAST_FEE, HIGHEST_FEE] = [100, 500_000];

export const rupeeAmount = amount
  .refine((fee) => fee >= LEAST_FEE && fee <= HIGHEST_FEE, {
    error: ({ input }) => codedMessage("farFee", { fee: Number(input) }),
  })
  .meta({ type: ["integer", "string"], examples: [6499] });

export const order = z
  .number()
  .int()
  .positive()
  .describe("Position in lists, from 1")
  .meta({ examples: [3] });

export const sample = z.array(text).default([]).meta({
  description: "Fields that still hold placeholder values; launch-check lists them",
  hint: "Fields that still hold placeholder values",
});

/** Checks the form only; site/build/references.ts checks that the drawing or the photograph exists. */
const pictureName = text.regex(/^([a-z0-9-]+|photos\/.+)$/, codedMessage("notPictureName"));

export const picture = z.strictObject({
  name: pictureName.meta({
    description: "Name of a drawing in site/art, or a photograph like photos/campus.jpg",
    hint: "",
    control: "picture name",
  }),
  alt: text.describe("What the picture shows, for people who cannot see it"),
});

export const captionedPicture = picture.extend({
  caption: text
    .optional()
    .describe("One sentence, shown beside the picture: what it is drawn from and how to read it"),
});

export const portraitPhoto = text.regex(/^photos\//, codedMessage("notPhotoName")).meta({
  description: "A photograph like photos/anika-rao.jpg, upright",
  hint: "A photograph, upright",
  control: "portrait",
});

/** A field that names a record of a folder by its file name. The record must exist, but may be broken. */
export const recordName = (folder: string) =>
  text
    .refine((id) => hasRecord(folder, id), {
      error: ({ input }) =>
        codedMessage("noRecord", { id: String(input), folder, known: recordNames(folder) }),
    })
    .meta({ record: folder });

export const internalPath = z
  .string()
  .regex(
    /^\/[\w\-/?=%#]*$/,
    "Write the path of a page of this site, which begins with /, as in /contact.",
  )
  .meta({ description: "A page of this site, as in /contact", control: "path" });

export const link = z.strictObject({
  label: text.describe("The words of the link"),
  to: internalPath,
});

export const seo = z.strictObject({
  title: text
    .max(60)
    .describe("Title for search engines, without the firm's name; at most 60 characters"),
  description: text
    .min(70)
    .max(165)
    .describe("One or two sentences for search results; 70 to 165 characters"),
  words: some(text).optional().describe("Words that people search for and the page does not use"),
});

export const figure = z.strictObject({
  value: text.describe("The figure, as in 150+"),
  label: text.describe("What it counts"),
});

export const point = z.strictObject({
  title: text.meta({ description: "Its heading", hint: "" }),
  text: text.meta({ description: "Its text", hint: "" }),
});

export const section = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ title: text, ...fields });

export const closing = z.strictObject({
  title: text.describe("Heading of the last part of the page"),
  text: text.describe("One or two sentences below it"),
  action: link.describe("The button"),
  secondary: link.optional().describe("A second link beside the button"),
});

export const picturedClosing = closing.extend({ picture: captionedPicture });

/** Why a text is no date, and what to write; 22/11/2025, as dates are written in India, is turned into 2025-11-22. */
function dateMessage(value: string): string {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(value.trim()) ?? [];
  const meant = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (isCalendarDate(meant)) return codedMessage("dayFirst", { meant });
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? codedMessage("noDay", { value })
    : codedMessage("noDate", { value });
}

/** The number in “₹6,499” or “6,499/-”; any other text is returned as it is, for the schema to refuse. */
function amountIn(text: string): number | string {
  const [, figures] =
    /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*)(?:\.00?)?(?:\s*\/-)?$/i.exec(text.trim()) ?? [];
  return figures ? Number(figures.replaceAll(",", "")) : text;
}
