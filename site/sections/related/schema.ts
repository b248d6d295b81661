import { sectionType } from "../section.ts";

/** Links on the subject of the page's rules, and the sources of these rules. */
export const related = sectionType("related", {});
