import { z } from "zod";
import { PICTURE_NAMES } from "../art/registry.ts";

/** Building blocks shared by the schemas of the collections. */

export const text = z.string("is missing or not a text").trim().min(1, "must not be empty");

export const isoDate = z
  .string("write the date as 2025-11-22")
  .refine(isCalendarDate, "is not a date like 2025-11-22");

export const order = z.number().int().positive().describe("Position in lists, from 1");

export const sample = z
  .array(text)
  .default([])
  .describe("Fields that still hold placeholder values; launch-check lists them");

export const picture = z.enum(PICTURE_NAMES).describe("Name of a drawing in site/art");

export const internalPath = z
  .string()
  .regex(/^\/[\w\-/?=%#]*$/, "must be a path of this site, starting with /");

export const link = z.strictObject({ label: text, to: internalPath });

export const seo = z.strictObject({
  title: text.max(60).describe("Title for search engines, without the firm's name"),
  description: text.min(70).max(165).describe("One or two sentences for search results"),
});

export const figure = z.strictObject({ value: text, label: text });

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
