import type { ReactNode } from "react";
import type { PageSection, PlacedSection, SectionProps } from "./schemas.ts";
import { idOf } from "./section.ts";
import * as viewTypes from "./view-types.ts";

type Viewed = Exclude<PageSection["type"], "application" | "checklist-sent" | "thanks">;

const views: { [Type in Viewed]: (props: SectionProps<Type>) => ReactNode } = viewTypes;

/** The view of a section; its type is named apart, because TypeScript cannot tell it from the section. */
export function SectionView<Type extends Viewed>({
  type,
  ...props
}: { type: Type } & PlacedSection<Type>) {
  const { section } = props;
  return views[type]({ ...props, id: "title" in section ? idOf(section) : "" });
}
