import { z } from "zod";
import { withAsciiDomain } from "../contract/address.ts";
import { cleanLine, cleanLines } from "../contract/text.ts";

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
