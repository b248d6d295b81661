import { z } from "zod";
import { CONTACT_SERVICES } from "../../../contract/fields.ts";
import { serviceOf, TOPICS, type Topic } from "../../../contract/topics.ts";
import { cached } from "../reader/content-files.ts";
import {
  captionedPicture,
  optionsOf,
  order,
  portraitPhoto,
  sample,
  text,
} from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";
import { ruleNames } from "./rules.ts";

export const memberSchema = z.strictObject({
  order,
  name: text.describe("Full name, with Dr. where it belongs"),
  title: text.describe("Role"),
  expertise: text.describe("What the person is good at, in one line"),
  bio: text.describe("A few sentences on what the person has done"),
  leads: z
    .array(
      z
        .enum(TOPICS)
        .meta(
          optionsOf(Object.fromEntries(CONTACT_SERVICES.map(({ value, label }) => [value, label]))),
        ),
    )
    .default([])
    .describe("The services they lead. What nobody leads falls to the first of the team"),
  rules: ruleNames.meta({ description: "The rules they lead on", hint: "The rules they lead on" }),
  signs: text.optional().describe("What they sign, as it goes on after the word “Signs”"),
  mail: z.email().optional().describe("Their own mailbox, which pages show"),
  monogram: z
    .string()
    .regex(/^[A-Z]{2}$/, "Write two capital letters, as in AR.")
    .describe("Shown until there is a photograph"),
  photo: portraitPhoto.optional(),
  picture: captionedPicture
    .optional()
    .describe("A photograph at work: at a meter, a kiln, in a course"),
  sample,
});

export type Member = z.output<typeof memberSchema> & { slug: string };

export const team = cached((): Member[] =>
  readInOrder("team", memberSchema).map(({ id, ...data }) => ({ slug: id, ...data })),
);

/** Who leads what an inquiry is about, or the service it belongs to; the first of the team for all that nobody leads. */
export const leadOf = (topic: Topic): Member | undefined =>
  [topic, serviceOf(topic)].flatMap(
    (one) => team().find(({ leads }) => leads.includes(one)) ?? [],
  )[0] ?? team()[0];

export const leadOfRule = (rule: string) =>
  team().find(({ rules }) => rules.includes(rule)) ?? team()[0];
