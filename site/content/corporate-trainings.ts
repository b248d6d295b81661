import { z } from "zod";
import { datedPoint } from "./dated-text.ts";
import { order, picture, text } from "./fields.ts";
import { inOrder } from "./order.ts";
import { readCollection } from "./read.ts";

const categorySchema = z.strictObject({
  order,
  title: text,
  shortTitle: text,
  description: text,
  duration: text,
  format: text,
  picture,
  modules: z.array(datedPoint).length(6),
});

export type CorporateCategory = z.output<typeof categorySchema> & { id: string };

export function corporateCategories(): CorporateCategory[] {
  return inOrder(readCollection("corporate-trainings", categorySchema)).map(({ id, data }) => ({
    id,
    ...data,
  }));
}
