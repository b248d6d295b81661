import { z } from "zod";
import { point, some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const risks = headedType("risks", {
  lede: text,
  items: some(
    point.extend({ kind: z.enum(["Physical", "Transition", "Physical and transition"]) }),
  ),
});
