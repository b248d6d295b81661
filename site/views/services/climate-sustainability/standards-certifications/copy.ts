import { z } from "zod";
import { section, text } from "../../../../content/reader/fields.ts";
import { datedText } from "../../../../content/records/dated-text.ts";
import { pageCopy } from "../../../../content/records/pages.ts";
import { serviceSchema } from "../../schema.ts";

const framework = z.strictObject({ name: text, owner: text, audience: text, asks: text });
const certification = z.strictObject({ name: text, subject: text, text: datedText });

const situation = z.strictObject({
  label: text.describe("Something that is true of some companies"),
  names: z.array(text).min(1).describe("The frameworks and standards it leads to, as they are called below"),
});

const page = serviceSchema({
  finder: section({
    lede: text,
    situations: z.array(situation).min(2).max(6),
    begin: text.describe("What a row says once it is lit"),
    caption: text,
  }),
  frameworks: section({
    columns: framework,
    rows: z.array(framework.extend({ asks: datedText })).length(6, "needs six reporting frameworks"),
    note: text,
  }),
  certifications: section({ items: z.array(certification).length(5, "needs five certification standards") }),
  services: section({ points: z.array(text).length(5, "needs five service bullets"), note: text }),
});

const schema = page.superRefine(({ finder, frameworks, certifications }, context) => {
  const known = [...frameworks.rows, ...certifications.items].map(({ name }) => name);
  for (const [index, { names }] of finder.situations.entries())
    for (const name of names)
      if (!known.includes(name))
        context.addIssue({
          code: "custom",
          path: ["finder", "situations", index, "names"],
          message: `“${name}” is no framework or standard of this page`,
        });
});

export type StandardsCertificationsCopy = z.output<typeof schema>;

export const standardsCertificationsCopy = () => pageCopy("standards-certifications", schema);
