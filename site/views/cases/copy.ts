import { closing, section, text } from "../../content/reader/fields.ts";
import { wordsReader } from "../../content/records/pages.ts";

export const caseCopy = wordsReader("case", {
  list: text.describe("Heads the list of cases on /about-us"),
  client: text,
  time: text,
  situation: text,
  changes: section({ what: text, before: text, after: text }),
  documents: section({ name: text, source: text }),
  failed: text,
  agreed: text.describe("Goes before the day of the client’s consent"),
  closing,
});

export type CaseCopy = ReturnType<typeof caseCopy>;
