import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Band } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

export const Text = ({ section, page }: SectionProps<"text">) => (
  <Band section={section} page={page}>
    <div className="mt-5 grid max-w-2xl gap-4">
      <Paragraphs texts={section.paragraphs} />
    </div>
  </Band>
);
