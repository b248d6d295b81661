import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";
export function AnnotatedPage({ section, id }: SectionProps<"annotated-page">) {
  const { title, page, lines, caption } = section;
  return (
    <section aria-labelledby={id} className="by-day overflow-x-clip bg-leaf-dark text-paper">
      <figure className="wrap max-lg:py-8 lg:grid lg:grid-cols-[7fr_5fr]">
        <SectionHeading
          id={id}
          title={title}
          className="lg:col-start-2 lg:pt-10 lg:pb-5 lg:pl-16"
        />
        <p className={`${sheet} pt-4 pb-2 max-lg:mt-5 lg:row-start-1 lg:pt-10 lg:pb-4`}>
          <span className="eyebrow block text-ink-soft">{page.section}</span>
          <span className="block font-display text-h4 lg:text-h3">{page.principle}</span>
        </p>
        <ol className="lg:col-span-2">
          {lines.map(({ indicator, figure, unit, from, held }) => (
            <li key={indicator} className="lg:grid lg:grid-cols-[7fr_5fr]">
              <p
                className={`${sheet} flex flex-wrap items-baseline justify-between lg:content-center lg:items-center gap-x-4 border-t border-line py-2 lg:py-2.5`}
              >
                <span className="lg:text-lg">{indicator}</span>
                <span className="figures bg-marigold-soft px-2 lg:px-3 lg:py-1">
                  <strong className="font-display text-h4 font-[450]">{figure}</strong>{" "}
                  <span className="text-sm">{unit}</span>
                </span>
              </p>
              <p className="relative bg-white max-lg:-mx-gutter lg:bg-transparent max-lg:px-gutter max-lg:pb-2 max-lg:leading-snug max-lg:text-ink-soft lg:m-0 lg:self-center lg:border-0 lg:py-2 lg:pl-16">
                <span
                  aria-hidden="true"
                  className="absolute top-1/2 -left-8 h-0.5 w-20 bg-marigold max-lg:hidden"
                />
                <span className="lg:block">{from}. </span>
                <span className="text-sm text-leaf-light max-lg:text-leaf print:text-ink lg:block">
                  {held}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <span aria-hidden="true" className={`${sheet} max-lg:hidden`} />
        <figcaption className="mt-4 text-sm text-paper/80 lg:mt-0 lg:pt-4 lg:pb-10 lg:pl-16">
          {caption}
        </figcaption>
      </figure>
    </section>
  );
}

/** White ground from the window's left edge; on narrow screens it takes the whole width between the notes. */
const sheet = "bg-white text-ink -mx-gutter px-gutter lg:mr-0 lg:ml-[-50vw] lg:pr-8 lg:pl-[50vw]";
