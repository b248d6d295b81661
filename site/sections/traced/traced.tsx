import { Section } from "../../ui/section.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { SectionProps } from "../schemas.ts";

export function Traced({ section: { figure } }: SectionProps<"traced">) {
  return (
    <Section tone="sand">
      <TracedFigure figure={figure} />
    </Section>
  );
}
