import { headedType } from "../section.ts";

/** The people of content/team. */
export const people = headedType("people", {});
