import { ArrowRight } from "../../ui/icons.tsx";
import { Said } from "../../ui/said.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { WhyChooseCopy } from "./schema.ts";

type Props = WhyChooseCopy & { id?: string; className?: string };

export function WhyChoose({ id = "why-choose", title, text, link, className }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="grid gap-x-12 gap-y-3 border-t-2 border-ink pt-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id={`${id}-title`} size="h3" title={title} />
        <div>
          <p className="max-w-3xl">
            <Said text={text} />
          </p>
          <a
            href={link.to}
            className="mt-2 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
          >
            {link.label}
            <ArrowRight className="size-4.5" />
          </a>
        </div>
      </div>
    </section>
  );
}
