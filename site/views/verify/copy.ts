import { z } from "zod";
import { closing, picture, point, some, text, texts } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const verifyCopy = pageReader("verify", {
  hero: z.strictObject({ title: text, lede: text, picture }),
  form: z.strictObject({
    ...texts("label", "hint", "action", "checking"),
    noScript: text.describe("For browsers that run no scripts"),
  }),
  verdicts: z.strictObject({
    valid: point,
    withdrawn: point,
    altered: point,
    unknownKey: point,
    outsideKey: point.describe("The signature fits, but the key was not in use on that day"),
    sample: point.describe("The code of the sample certificate"),
    newer: point.describe("A later edition of the site wrote the code"),
    notACode: point,
    failed: point.describe("The check itself could not be made"),
  }),
  facts: z.strictObject(
    texts(
      "title",
      "number",
      "name",
      "course",
      "dates",
      "issuedOn",
      "issuer",
      "withdrawnOn",
      "reason",
    ),
  ),
  how: z.strictObject({ title: text, steps: some(point), contains: point }),
  tools: z.strictObject({
    ...texts("title", "lede"),
    keys: z.strictObject({
      title: text,
      columns: z.strictObject({ id: text, publicKey: text, used: text }),
      ...texts("since", "until"),
    }),
    withdrawn: z.strictObject({
      title: text,
      columns: z.strictObject({ number: text, on: text, reason: text }),
      none: text,
    }),
  }),
  certificate: z
    .strictObject({
      title: text,
      holder: text.describe("Stands before the name"),
      completed: text.describe("Stands between the name and the course"),
      ...texts("modules", "number", "issuedOn"),
      check: text.describe("Stands before the web address of this page"),
      code: text.describe("Stands before the code"),
      sampleHolder: text.describe("The name on the sample certificate"),
    })
    .describe("The words of the printed certificate"),
  closing,
});

export type VerifyCopy = ReturnType<typeof verifyCopy>;
