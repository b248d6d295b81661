import { z } from "zod";
import { internalPath, link, text } from "../reader/fields.ts";
import { readRecord } from "../reader/read.ts";

const subItem = link.extend({ children: z.array(link).min(1).optional().describe("Links below it") });

const mainItem = z.strictObject({
  label: text.describe("The words in the header"),
  to: internalPath,
  button: z.boolean().optional().describe("true: stands out in the header of wide screens"),
  children: z.array(subItem).min(1).optional().describe("What its menu opens"),
});

const navigationSchema = z.strictObject({
  main: z.array(mainItem).min(1).describe("The header, from left to right"),
  footer: z
    .array(
      z.strictObject({
        title: text.describe("Heading of the column"),
        links: z.array(link).min(1).describe("Its links"),
      }),
    )
    .min(1)
    .describe("The columns of the footer"),
  tools: z
    .strictObject({
      title: text.describe("Heading above the tools"),
      text: text.describe("What they ask of a visitor"),
      links: z.array(link).min(1).describe("The tools"),
    })
    .describe("The free tools: in the footer, the menus, and at the end of some pages"),
});

type Navigation = z.output<typeof navigationSchema>;
export type NavItem = Navigation["main"][number];
export type NavSubItem = NonNullable<NavItem["children"]>[number];

export const navigation = () => readRecord("content/navigation.yaml", navigationSchema);
