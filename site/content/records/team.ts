import { z } from "zod";
import { cached } from "../reader/content-files.ts";
import { order, portraitPhoto, sample, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";

const memberSchema = z.strictObject({
  order,
  name: text.describe("Full name, with Dr. where it belongs"),
  title: text.describe("Role"),
  expertise: text.describe("What the person is good at, in one line"),
  bio: text.describe("A few sentences on what the person has done"),
  monogram: z
    .string()
    .regex(/^[A-Z]{2}$/, "Write two capital letters, as in AR.")
    .describe("Shown until there is a photograph"),
  photo: portraitPhoto.optional(),
  sample,
});

export type Member = z.output<typeof memberSchema> & { slug: string };

export const team = cached((): Member[] =>
  readInOrder("team", memberSchema).map(({ id, ...data }) => ({ slug: id, ...data })),
);
