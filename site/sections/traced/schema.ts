import { tracedFigure } from "../../content/records/traced-figures.ts";
import { sectionType } from "../section.ts";

export const traced = sectionType("traced", { figure: tracedFigure });
