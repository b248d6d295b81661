import { Section } from "../../ui/section.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { SectionProps } from "../schemas.ts";

export const Traced = ({ section: { figure } }: SectionProps<"traced">) => (
  <Section tone="sand">
    <TracedFigure figure={figure} />
  </Section>
);
