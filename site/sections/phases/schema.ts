import { z } from "zod";
import { some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const phase = z.strictObject({
  year: text
    .regex(/^FY \d{4}-\d{2}$/, "Write it as FY 2025-26.")
    .meta({ examples: ["FY 2025-26"] }),
  companies: text.regex(/^Top [\d,]+$/, "Write it as Top 500.").meta({ examples: ["Top 500"] }),
});

export const phases = headedType("phases", {
  text,
  note: text,
  columns: z.strictObject({ year: text, companies: text }),
  rows: some(phase),
});
