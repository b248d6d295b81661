import { z } from "zod";
import { withAsciiDomain } from "../contract/address.ts";
import { UTC_OFFSET } from "../contract/indian-time.ts";
import { cleanLine, cleanLines } from "../contract/text.ts";
import { Refusal } from "./refusal.ts";

/** The part of an address that names one row. */
export const idOf = z.object({ id: z.string().max(40) });

/** One address, spelt as the forms store it: a domain in another script would not be found otherwise. */
export const email = z
  .string()
  .max(300, "This address is too long.")
  .transform((text) => withAsciiDomain(cleanLine(text)).toLowerCase())
  .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), "This is not an email address.");

const text = (clean: (given: string) => string) => (what: string, max: number) =>
  z
    .string()
    .transform(clean)
    .refine(({ length }) => length <= max, `${what} is too long: ${max} characters are the most.`);

/** What staff type, on one line or on several. */
export const line = text(cleanLine);
export const lines = text(cleanLines);

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** Day and hour in India, as forms send them. */
export const dayAndHour = z.iso.datetime({ local: true, precision: -1, error: "Choose a day and an hour." });

export function timeAhead(at: string, now: number): number {
  const time = Date.parse(`${at}:00${UTC_OFFSET}`);
  if (!(time > now)) throw new Refusal(400, "This time has passed: choose another.");
  if (time > now + YEAR) throw new Refusal(400, "Choose a time within a year.");
  return time;
}
