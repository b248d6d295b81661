import { z } from "zod";
import { point, section, text } from "../../../../content/reader/fields.ts";
import { datedText } from "../../../../content/records/dated-text.ts";
import { pageCopy } from "../../../../content/records/pages.ts";
import { pointList, serviceHero, serviceSchema } from "../../schema.ts";

const theme = z.strictObject({ theme: text, policy: text, action: text, result: text });

const medal = z.strictObject({
  medal: text,
  rank: z.enum(["Top 1%", "Top 5%", "Top 15%", "Top 35%"]).describe("Also its place on the drawn scale"),
});

const score = z.number().int().min(0).max(100);

const schema = serviceSchema({
  support: section({ steps: z.array(point).length(5, "needs five support steps") }),
  themes: section({ lede: text, columns: theme, rows: z.array(theme).length(4, "needs four themes") }),
  scorecard: section({
    total: z.strictObject({ points: score, label: text }),
    least: score.describe("Points a medal needs in each theme"),
    points: z.array(score).length(4, "needs four themes").describe("In the order of the themes above"),
    enough: text,
    short: text,
    caption: text.describe("Says that the figures are an illustration"),
  }),
  medals: section({
    text: datedText,
    scale: text.describe("How to read the drawn scale"),
    rows: z.array(medal).length(4, "needs four medals"),
    condition: text,
    note: text,
  }),
  benefits: pointList(5, "needs five benefits"),
}).extend({ hero: serviceHero.omit({ picture: true }) });

export type EcovadisConsultancyCopy = z.output<typeof schema>;

export const ecovadisConsultancyCopy = () => pageCopy("ecovadis-consultancy", schema);
