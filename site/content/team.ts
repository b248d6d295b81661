import { existsSync } from "node:fs";
import { z } from "zod";
import { order, sample, text } from "./fields.ts";
import { readCollection } from "./read.ts";

const memberSchema = z.strictObject({
  order,
  name: text,
  title: text.describe("Role"),
  expertise: text,
  bio: text,
  monogram: z
    .string()
    .regex(/^[A-Z]{2}$/, "two capital letters")
    .describe("Shown until there is a photograph"),
  photo: z
    .string()
    .regex(/^\/[\w\-/]+\.(jpe?g|png|webp|avif)$/, "must be a path like /team/name.jpg")
    .refine((path) => existsSync(`site/public${path}`), "is not a file in site/public")
    .optional()
    .describe("Portrait in the proportion 4 to 5, lying in site/public"),
  sample,
});

export type Member = z.output<typeof memberSchema> & { slug: string };

export function team(): Member[] {
  return readCollection("team", memberSchema)
    .map(({ id, data }) => ({ slug: id, ...data }))
    .sort((a, b) => a.order - b.order);
}
