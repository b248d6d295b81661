import { z } from "zod";
import { tracedFigure } from "../../content/records/traced-figures.ts";
import { sectionType } from "../section.ts";

export const traced = sectionType("traced", {
  figure: tracedFigure,
  opens: z.boolean().optional().describe("true: opens to the documents; otherwise a link to the home page"),
});
