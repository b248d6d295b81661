import { z } from "zod";
import { order, portraitPhoto, sample, text } from "./fields.ts";
import { inOrder } from "./order.ts";
import { readCollection } from "./read.ts";

const memberSchema = z.strictObject({
  order,
  name: text,
  title: text.describe("Role"),
  expertise: text,
  bio: text,
  monogram: z
    .string()
    .regex(/^[A-Z]{2}$/, "Write two capital letters, as in AR.")
    .describe("Shown until there is a photograph"),
  photo: portraitPhoto.optional(),
  sample,
});

export type Member = z.output<typeof memberSchema> & { slug: string };

export function team(): Member[] {
  return inOrder(readCollection("team", memberSchema)).map(({ id, data }) => ({ slug: id, ...data }));
}
