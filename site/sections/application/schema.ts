import { z } from "zod";
import { point, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const application = headedType("application", {
  intro: text.describe("While the form is a demonstration"),
  sending: z
    .strictObject({ intro: text, sent: point })
    .describe(
      "Where CAREERS=on: what happens to an application, and what is said once it has arrived",
    ),
  contact: point.describe("How to apply by email"),
});
