import { headedType } from "../section.ts";

export const people = headedType("people", {});
