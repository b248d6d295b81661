import { z } from "zod";
import { captionedPicture, figure, link, order, sample, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";

const serviceSchema = z.strictObject({
  order,
  title: text.describe("Name of the practice, on its tab"),
  description: text.describe("A few sentences on what it does"),
  services: z.array(text).min(1).describe("Key offerings"),
  picture: captionedPicture,
  actions: z
    .strictObject({ primary: link.describe("First button"), secondary: link.describe("Second button") })
    .describe("The two buttons"),
  metrics: z.array(figure).min(1).optional().describe("Figures below the text"),
  sample,
});

export type Service = z.output<typeof serviceSchema> & { id: string };

export const services = (): Service[] => readInOrder("services", serviceSchema);
