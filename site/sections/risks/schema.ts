import { z } from "zod";
import { point, some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const RISKS = ["Physical", "Transition", "Physical and transition"] as const;

export const risks = headedType("risks", {
  lede: text,
  items: some(point.extend({ kind: z.enum(RISKS) })),
});
