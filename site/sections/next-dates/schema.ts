import { link, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

/** What to have ready by the next dates of content/rules/cbam.yaml. */
export const nextDates = headedType("next-dates", { lede: text, estimator: link, checker: link });
