import { z } from "zod";
import { captionedPicture, link, section, text } from "../../../../content/reader/fields.ts";
import { pageCopy } from "../../../../content/records/pages.ts";
import { tracedFigure } from "../../../../content/records/traced-figures.ts";
import { pointList, serviceSchema } from "../../schema.ts";

const audit = z.strictObject({
  title: text,
  text,
  points: z.array(text).length(4, "needs four bullets"),
  bring: text.describe("What the client should have ready"),
  picture: captionedPicture,
});

const stage = z.strictObject({
  place: text.describe("Where the stream is"),
  lost: text.describe("What leaves it there"),
  left: z.number().min(20).max(100).describe("Of a hundred that came in, what goes on: how wide it is drawn"),
});

const hero = z.strictObject({
  title: text.regex(/^[^.]+\. [^.]+\.$/, "needs two sentences, one for each half of the page"),
  lede: text,
  action: link,
});

const schema = serviceSchema({
  energyAudit: audit,
  waterAudit: audit,
  flow: section({
    energy: text,
    water: text,
    stages: z.array(z.strictObject({ energy: stage, water: stage })).length(4, "needs four stages"),
    caption: text.describe("Says that the widths are an illustration"),
  }),
  extraServices: pointList(3, "needs three services"),
  outcomes: pointList(4, "needs four outcomes"),
  traced: tracedFigure,
}).extend({ hero });

export type EsgTransitionsCopy = z.output<typeof schema>;

export const esgTransitionsCopy = () => pageCopy("esg-transitions", schema);
