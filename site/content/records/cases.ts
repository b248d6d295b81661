import { z } from "zod";
import { isoDate, link, picture, point, sample, seo, some, text } from "../reader/fields.ts";
import { readCollection } from "../reader/read.ts";

export const caseSchema = z.strictObject({
  title: text.describe("What was done, for whom, in one line"),
  lede: text.describe("The result in one or two sentences"),
  client: text.describe("Who the client is, in the words they agreed to"),
  agreedOn: isoDate.describe(
    "The day of the client’s written consent; without it nothing is published",
  ),
  situation: some(text).describe("What the client was asked for, and what they had"),
  changes: some(z.strictObject({ what: text, before: text, after: text })).describe(
    "Before and after, a row each",
  ),
  documents: some(
    z.strictObject({ name: text, source: text.describe("Where it came from, or who issued it") }),
  ).describe("The trail of documents, in the order in which one leads to the next"),
  failed: point.describe("What failed first, and what was done instead"),
  time: text.describe("How long it took, from the first call to the handover"),
  picture,
  service: link.describe("The page of the service"),
  seo,
  sample,
});

export type Case = z.output<typeof caseSchema> & { id: string };

export const cases = () =>
  readCollection("cases", caseSchema).map(({ id, data }) => ({ id, ...data }));
