import { sectionType } from "../section.ts";

export const related = sectionType("related", {});
