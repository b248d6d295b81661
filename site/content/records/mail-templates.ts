import { z } from "zod";
import { order, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";

export const mailTemplateSchema = z.strictObject({
  order,
  title: text.describe("As staff choose it at the desk"),
  subject: text.describe("Subject of the mail"),
  text: text.describe(
    "What the mail says. [name], [day], [service], [dates] and [me] are filled in; anything else in square brackets is left to whoever replies.",
  ),
});

/** Words with which staff begin a reply; no page shows these. */
export const mailTemplates = () => readInOrder("mail-templates", mailTemplateSchema);
