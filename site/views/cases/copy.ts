import { z } from "zod";
import { closing, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  list: text.describe("Heads the list of cases on /about-us"),
  client: text,
  time: text,
  situation: text,
  changes: z.strictObject({ title: text, what: text, before: text, after: text }),
  documents: z.strictObject({ title: text, name: text, source: text }),
  failed: text,
  agreed: text.describe("Goes before the day of the client’s consent"),
  closing,
});

export type CaseCopy = z.output<typeof schema>;

export const caseCopy = () => pageCopy("case", schema);
