import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { line, lines } from "../fields.ts";

const NOTE_LENGTH = 2_000;
const MOST_AT_ONCE = 100;

const handled = z.strictObject({ change: z.literal("handled"), handled: z.boolean() });
const spam = z.strictObject({ change: z.literal("spam") });
const owner = z.strictObject({
  change: z.literal("owner"),
  owner: line("This name", 60),
});

/** The changes that staff may make to one submission. */
export const change = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("read"), read: z.boolean() }),
  handled,
  owner,
  z.strictObject({
    change: z.literal("note"),
    text: lines("The note", NOTE_LENGTH).refine((text) => text !== "", "The note is empty."),
  }),
  z.strictObject({
    change: z.literal("follow-up"),
    on: z.union([z.literal(""), z.iso.date()], "Choose a day, as in 2026-11-20."),
  }),
  spam,
  z.strictObject({ change: z.literal("not-spam") }),
  z.strictObject({ change: z.literal("retry") }),
]);
export type Change = z.output<typeof change>;

/** The changes that staff may make to several submissions at once. */
export const several = z.strictObject({
  ids: z
    .array(z.string().max(40))
    .min(1, "Select a message first.")
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} messages at once.`),
  wanted: z.discriminatedUnion("change", [handled, spam, owner]),
});
export type BulkChange = z.output<typeof several>["wanted"];

/** Makes a change, and returns words for the list of changes. */
export type Apply = (id: string, wanted: Change, request: FastifyRequest) => Promise<string>;

/** Tells a new owner by a mail, which goes out after so many milliseconds. */
export type Tell = (request: FastifyRequest, wanted: Change, ids: string[], after?: number) => Promise<Told>;

/** A sentence for the page about the mail to a new owner, and the mail's id; both "" where nobody is mailed. */
export type Told = { notice: string; mail: string };
