import { z } from "zod";
import { siteConfig } from "../../config.ts";
import { isoDate, picture, seo, text } from "../../content/fields.ts";
import { markdownSections } from "../../content/markdown.ts";
import { pageCopy, pageSource } from "../../content/pages.ts";
import { ContentError, fillText } from "../../content/read.ts";

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

function sections() {
  const { file, body } = pageSource(NAME);
  const fail = (field: string, reason: string): never => {
    throw new ContentError([{ file, field, reason }]);
  };
  const { careersForm } = pageCopy(NAME, schema);
  const words = siteConfig().careers ? careersForm.sending : careersForm.demonstration;
  const filled = fillText(body.replaceAll("{careersForm}", words), (token) =>
    fail(`{${token}}`, "is not a fact of content/firm.yaml"),
  );
  const found = markdownSections(filled);
  if (found.length !== SECTIONS)
    fail("body", `needs ${SECTIONS} sections (lines starting with ##), has ${found.length}`);
  return found;
}
