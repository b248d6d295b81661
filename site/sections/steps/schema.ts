import { point } from "../../content/reader/fields.ts";
import { headedType, some, tone } from "../section.ts";

export const steps = headedType("steps", { tone, items: some(point) });
