import { TracedFigure } from "../../ui/traced-figure.tsx";
import { TracedLine } from "../../ui/traced-line.tsx";
import type { SectionProps } from "../schemas.ts";

export function Traced({ section: { figure, opens } }: SectionProps<"traced">) {
  return <TracedLine figure={figure}>{opens && <TracedFigure figure={figure} />}</TracedLine>;
}
