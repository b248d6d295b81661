import { plain } from "../../content/records/dated-text.ts";
import { Said } from "../../ui/said.tsx";
import { Band } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

export function Text({ section, page }: SectionProps<"text">) {
  return (
    <Band section={section} page={page}>
      <div className="mt-5 grid max-w-2xl gap-4">
        {section.paragraphs.map((paragraph) => (
          <p key={plain(paragraph)}>
            <Said text={paragraph} />
          </p>
        ))}
      </div>
    </Band>
  );
}
