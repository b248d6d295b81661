import { z } from "zod";
import { isoDate, optionsOf, sample, text } from "../content/reader/fields.ts";
import { codedMessage } from "../content/reader/problem-words.ts";
import { isSlug, slugOf } from "../content/reader/slug.ts";
import type { Rule } from "../content/records/rules.ts";

const TONES = ["paper", "sand", "white", "ink", "leaf"] as const;
export type Tone = (typeof TONES)[number];

export const tone = z
  .enum(TONES)
  .optional()
  .meta(
    optionsOf(
      { paper: "Off-white", sand: "Sand", white: "White", ink: "Dark", leaf: "Green" },
      "The colour of its ground, by default that of the page",
    ),
  );

/** What a section knows of its page; of its neighbours it knows nothing. */
export type Place = { path: string; tone: Tone; rules: Rule[] };

export const anchor = z
  .string()
  .refine(isSlug, "Write small letters, digits and hyphens, as in our-process.")
  .optional()
  .describe("Its name in links, as in process; by default made from the heading");

/** By the name of a field, another one and its values that this field needs to show; none named: any value. */
type Needs = Record<string, { name: string; values: readonly string[] }>;

/** Its own fields and those of every section. The desk does not offer a field without what it needs. */
export const sectionType = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
  needs: Needs = {},
) =>
  z
    .strictObject({
      type: z.literal(type),
      id: anchor,
      ...fields,
      hidden: z
        .boolean()
        .optional()
        .meta({ description: "true: not on the page", hint: "Not on the page" }),
      returns: isoDate
        .optional()
        .describe("It comes back with the first publish on or after this day, not by itself"),
      sample,
    })
    .superRefine((section: Record<string, unknown>, context) => {
      for (const [field, { name, values }] of Object.entries(needs)) {
        const value = section[name];
        const isMet = values.length > 0 ? values.includes(String(value)) : value !== undefined;
        if (isMet || section[field] === undefined) continue;
        const message =
          values.length > 0
            ? codedMessage("needsOtherChoice", { name, value: String(value), values })
            : codedMessage("needsOtherField", { name });
        context.addIssue({ code: "custom", path: [field], message });
      }
    })
    .meta({ needs });

export const headedType = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
  needs?: Needs,
) => sectionType(type, { title: text, ...fields }, needs);

export const idOf = ({ id, title }: { id?: string | undefined; title: string }) =>
  id ?? slugOf(title);
