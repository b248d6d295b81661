import { z } from "zod";
import { type SiteConfig, siteConfig } from "../../config.ts";
import { isoDate, picture, text } from "../../content/reader/fields.ts";
import { bodyLineOf } from "../../content/reader/lines.ts";
import { coded } from "../../content/reader/problem-words.ts";
import { refuse } from "../../content/reader/problems.ts";
import { fillText, unknownFactReason } from "../../content/reader/read.ts";
import { markdownSections } from "../../content/records/markdown.ts";
import { pageReader, pageSource } from "../../content/records/pages.ts";

const NAME = "privacy-policy";
const SECTIONS = 10;

export const privacyPolicyWords = pageReader(NAME, {
  title: text,
  lastUpdated: isoDate,
  intro: text,
  picture,
  careersForm: z
    .strictObject({ demonstration: text, sending: text })
    .describe("What {careersForm} stands for in the text, by the setting CAREERS"),
  visits: z
    .strictObject({ own: text, nobody: text, service: text, ours: text })
    .describe("What {visits} stands for in the text, by the setting VISITS"),
});

export type PrivacyPolicyCopy = ReturnType<typeof privacyPolicyCopy>;

export const privacyPolicyCopy = () => ({ ...privacyPolicyWords(), sections: sections() });

/** Who counts visits: a service of others, one of the firm's domain, the site's own server, or nobody. */
function countedBy({ origin, asks, by }: SiteConfig["visits"]) {
  if (origin) return asks ? "service" : "ours";
  return by === "own" ? "own" : "nobody";
}

function sections() {
  const source = pageSource(NAME);
  const { file, body } = source;
  const { careersForm, visits } = privacyPolicyWords();
  const { careers, visits: counted } = siteConfig();
  const said = {
    "{careersForm}": careers ? careersForm.sending : careersForm.demonstration,
    "{visits}": visits[countedBy(counted)],
  };
  const text = Object.entries(said).reduce(
    (whole, [name, text]) => whole.replaceAll(name, text),
    body,
  );
  const filled = fillText(text, (name) =>
    refuse([
      {
        file,
        line: bodyLineOf(source, `{${name}}`),
        field: "body",
        reason: unknownFactReason(name),
      },
    ]),
  );
  const found = markdownSections(filled);
  if (found.length !== SECTIONS) {
    const reason = coded("partsOfText", { found: found.length, needed: SECTIONS });
    refuse([{ file, field: "body", reason }]);
  }
  return found;
}
