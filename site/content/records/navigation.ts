import { z } from "zod";
import { internalPath, link, some, text } from "../reader/fields.ts";
import { readRecord } from "../reader/read.ts";

const subItem = link.extend({ children: some(link).optional().describe("Links below it") });

const mainItem = z.strictObject({
  label: text.describe("The words in the header"),
  to: internalPath,
  button: z.boolean().optional().meta({
    description: "true: stands out in the header of wide screens",
    hint: "Stands out in the header of wide screens",
  }),
  children: some(subItem).optional().describe("What its menu opens"),
});

export const navigationSchema = z.strictObject({
  main: some(mainItem).describe("The header, from left to right"),
  footer: some(
    z.strictObject({
      title: text.describe("Heading of the column"),
      links: some(link).describe("Its links"),
    }),
  ).describe("The columns of the footer"),
  tools: z
    .strictObject({
      title: text.describe("Heading above the tools"),
      text: text.describe("What they ask of a visitor"),
      links: some(link).describe("The tools"),
    })
    .describe("The free tools: in the footer and the menus"),
});

export type NavItem = z.output<typeof navigationSchema>["main"][number];
export type NavSubItem = NonNullable<NavItem["children"]>[number];

export const navigation = () => readRecord("content/navigation.yaml", navigationSchema);
