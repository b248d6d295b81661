import { ArrowLink } from "../../ui/arrow-link.tsx";
import { words } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

type Props = {
  section: Omit<SectionProps<"reason">["section"], "type" | "sample">;
  className?: string;
};

export function Reason({ section, className = "wrap py-6" }: Props) {
  const { id = "why-choose", title, text, link } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="grid gap-x-12 gap-y-3 border-t-2 border-ink pt-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id={`${id}-title`} size="h3" title={title} />
        <div>
          <p className="max-w-3xl">{words(text)}</p>
          <ArrowLink {...link} className="mt-2" />
        </div>
      </div>
    </section>
  );
}
