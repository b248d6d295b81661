import { ArrowRight } from "../../../ui/icons.tsx";
import { Section } from "../../../ui/section.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";

/** The reader knows the sentence they were sent, not the name of the service: so the sentence leads. */
export function Questions({ title, items }: ClimateSustainabilityCopy["services"]) {
  return (
    <Section aria-labelledby="services">
      <h2 id="services" className="text-h4">
        {title}
      </h2>
      <ul className="mt-6 border-b border-ink">
        {items.map((item) => (
          <li key={item.title} className="grid-12 gap-y-4 border-t border-ink py-8 lg:py-12">
            <p className="col-span-12 max-w-[9em] -indent-[0.42em] font-display text-h1 text-leaf lg:col-span-7">
              {item.prompt}
            </p>
            <div className="col-span-12 max-w-xl lg:col-span-5">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-2">{item.text}</p>
              <a
                href={item.link.to}
                className="mt-3 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
              >
                {item.link.label}
                <ArrowRight className="size-4.5" />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
