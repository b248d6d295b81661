import { z } from "zod";
import { isoDate, link, point, sample, section, some, text } from "../../content/reader/fields.ts";
import { wordsReader } from "../../content/records/pages.ts";
import { calledOutDocument } from "../../content/records/sample-documents.ts";

export const proofCopy = wordsReader("proof", {
  title: text,
  lede: text,
  document: calledOutDocument,
  open: text.describe("Opens the document"),
  more: link.describe("Leads from the home page to all of it"),
  others: text.describe("Heads the other sample documents"),
  roles: section({ items: some(point) }),
  independence: point,
  certificate: section({
    text,
    verify: text.describe("Checks the sample certificate"),
    open: text.describe("Opens it"),
  }),
  ledger: z.strictObject({
    rules: text.describe("Goes after the number of rules: rules in our ledger"),
    sources: text.describe("Goes before the month that the newest sources reach: Sources to"),
    text,
    link,
  }),
  quote: z
    .strictObject({
      text,
      name: text.describe("Who said it, as agreed with them"),
      role: text.describe("What they are, and where"),
      agreedOn: isoDate.describe("The day of their written consent"),
    })
    .optional()
    .describe("What a client said, once one has agreed in writing; shows nothing without it"),
  credentials: section({
    items: z.array(
      z.strictObject({
        name: text.describe("What it is, as in ISO 14064-1 lead verifier"),
        holder: text.describe("Who holds it"),
        number: text.describe("Its number, by which it can be checked"),
      }),
    ),
  }).describe(
    "Certificates and registrations that the firm or its people hold; shows nothing while empty",
  ),
  registration: text.describe("Goes before the number under which the firm is registered"),
  sample,
});

export type ProofCopy = ReturnType<typeof proofCopy>;
