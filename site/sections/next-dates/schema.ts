import { link, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const nextDates = headedType("next-dates", { lede: text, estimator: link, checker: link });
