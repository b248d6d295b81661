import { z } from "zod";
import { siteConfig } from "../../config.ts";
import { isoDate, picture, seo, text } from "../../content/reader/fields.ts";
import { bodyLineOf } from "../../content/reader/lines.ts";
import { refuse } from "../../content/reader/problems.ts";
import { fillText, unknownFactReason } from "../../content/reader/read.ts";
import { markdownSections } from "../../content/records/markdown.ts";
import { pageCopy, pageSource } from "../../content/records/pages.ts";

const NAME = "privacy-policy";
const SECTIONS = 10;

const schema = z.strictObject({
  seo,
  title: text,
  lastUpdated: isoDate,
  intro: text,
  picture,
  careersForm: z
    .strictObject({ demonstration: text, sending: text })
    .describe("What {careersForm} stands for in the text, by the setting CAREERS"),
});

export type PrivacyPolicyCopy = ReturnType<typeof privacyPolicyCopy>;

export const privacyPolicyCopy = () => ({ ...pageCopy(NAME, schema), sections: sections() });

/** The sections of the text with its facts filled in. Refuses unknown facts and a wrong number of sections. */
function sections() {
  const source = pageSource(NAME);
  const { file, body } = source;
  const { careersForm } = pageCopy(NAME, schema);
  const words = siteConfig().careers ? careersForm.sending : careersForm.demonstration;
  const filled = fillText(body.replaceAll("{careersForm}", words), (name) =>
    refuse([{ file, line: bodyLineOf(source, `{${name}}`), field: "body", reason: unknownFactReason(name) }]),
  );
  const found = markdownSections(filled);
  if (found.length !== SECTIONS) {
    const reason = `The text has ${found.length} sections and must have ${SECTIONS}: each begins with a line like “## 4. Cookies”.`;
    refuse([{ file, field: "body", reason }]);
  }
  return found;
}
