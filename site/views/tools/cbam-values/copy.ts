import { z } from "zod";
import { closing, picture, texts } from "../../../content/reader/fields.ts";
import { pageReader } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";

export const valuesCopy = pageReader("cbam-values", {
  hero: z.strictObject(texts("title", "lede")),
  picture,
  rules: pageRules,
  values: z.strictObject(texts("title", "lede", "goods", "value", "columnA", "columnB", "dash")),
  closing,
});

export type ValuesCopy = ReturnType<typeof valuesCopy>;
