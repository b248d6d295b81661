import { z } from "zod";
import { captionedPicture, figure, link, order, sample, some, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";

export const serviceSchema = z.strictObject({
  order,
  title: text.describe("Name of the practice, on its tab"),
  description: text.describe("A few sentences on what it does"),
  services: some(text).describe("Key offerings"),
  picture: captionedPicture,
  actions: z
    .strictObject({
      primary: link.describe("First button"),
      secondary: link.describe("Second button"),
    })
    .describe("The two buttons"),
  metrics: some(figure).optional().describe("Figures below the text"),
  sample,
});

export type Service = z.output<typeof serviceSchema> & { id: string };

export const services = (): Service[] => readInOrder("services", serviceSchema);
