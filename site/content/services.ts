import { z } from "zod";
import { captionedPicture, figure, link, order, sample, text } from "./fields.ts";
import { inOrder } from "./order.ts";
import { readCollection } from "./read.ts";

const serviceSchema = z.strictObject({
  order,
  title: text,
  description: text,
  services: z.array(text).length(6),
  picture: captionedPicture,
  actions: z.strictObject({ primary: link, secondary: link }),
  metrics: z.array(figure).optional(),
  sample,
});

export type Service = z.output<typeof serviceSchema> & { id: string };

export function services(): Service[] {
  return inOrder(readCollection("services", serviceSchema)).map(({ id, data }) => ({ id, ...data }));
}
