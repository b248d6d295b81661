import { z } from "zod";
import type { Place } from "./section.ts";
import * as types from "./types.ts";

type Type = (typeof types)[keyof typeof types];

export const sectionSchema = z.discriminatedUnion(
  "type",
  Object.values(types) as [Type, ...Type[]],
);

export type PageSection = z.output<typeof sectionSchema>;

export type PlacedSection<Type> = { section: Extract<PageSection, { type: Type }>; page: Place };

/** What the view of a section is handed; `id` is that of its heading. */
export type SectionProps<Type> = PlacedSection<Type> & { id: string };
