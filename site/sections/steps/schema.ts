import { point, some } from "../../content/reader/fields.ts";
import { headedType, tone } from "../section.ts";

export const steps = headedType("steps", { tone, items: some(point) });
