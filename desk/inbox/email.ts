import { z } from "zod";
import { withAsciiDomain } from "../../contract/address.ts";
import { cleanLine } from "../../contract/text.ts";

/** One address, spelt as the forms store it: a domain in another script would not be found otherwise. */
export const email = z
  .string()
  .max(300, "This address is too long.")
  .transform((text) => withAsciiDomain(cleanLine(text)).toLowerCase())
  .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), "This is not an email address.");
