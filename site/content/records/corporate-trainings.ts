import { z } from "zod";
import { order, picture, some, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";
import { datedPoint } from "./dated-text.ts";

export const categorySchema = z.strictObject({
  order,
  title: text.describe("Name of the category"),
  shortTitle: text.describe("The same, short enough for a menu"),
  description: text.describe("A few sentences on what people learn"),
  duration: text.describe("How long, as in 2-5 Days"),
  format: text.describe("How it is held, as in In-person / Virtual"),
  picture,
  modules: some(datedPoint).describe("Modules"),
});

export type CorporateCategory = z.output<typeof categorySchema> & { id: string };

export const corporateCategories = () => readInOrder("corporate-trainings", categorySchema);
