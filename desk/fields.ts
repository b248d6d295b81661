import { z } from "zod";
import { withAsciiDomain } from "../contract/address.ts";
import { UTC_OFFSET } from "../contract/indian-time.ts";
import { cleanLine, cleanLines } from "../contract/text.ts";
import { Refusal } from "./refusal.ts";

export const idParams = z.object({ id: z.string().max(40) });
export const runParams = z.object({ training: z.string().max(200), run: z.string().max(200) });

/** An e-mail address in lower case and with an ASCII domain, as the forms store it; otherwise it would not be found. */
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

/** Text that staff type, cleaned and limited in length: on one line, or on several. */
export const line = text(cleanLine);
export const lines = text(cleanLines);

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** Day and time in India, as forms send them: 2026-11-20T10:00. */
export const dayAndHour = z.iso.datetime({
  local: true,
  precision: -1,
  error: "Choose a day and an hour.",
});

/** The timestamp of a day and time in India; refuses a time that has passed or is more than a year ahead. */
export function timeAhead(at: string, now: number): number {
  const time = Date.parse(`${at}:00${UTC_OFFSET}`);
  if (!(time > now)) throw new Refusal(400, "This time has passed: choose another.");
  if (time > now + YEAR) throw new Refusal(400, "Choose a time within a year.");
  return time;
}
