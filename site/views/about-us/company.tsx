import { ButtonLink } from "../../ui/button.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { AboutUsCopy } from "./copy.ts";

type Props = AboutUsCopy["company"];

export function Company({ story, vision, mission, timeline, values, certifications, button }: Props) {
  return (
    <>
      <section aria-labelledby="story" className="grid-12 gap-y-8">
        <SectionHeading id="story" title={story.title} className="col-span-12 max-w-[7.2em] lg:col-span-5" />
        <div className="col-span-12 grid max-w-2xl gap-5 text-lg lg:col-span-7">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:text-lede">
              {paragraph}
            </p>
          ))}
          <ButtonLink to={button.to} size="lg" className="mt-3 sm:justify-self-start">
            {button.label}
          </ButtonLink>
        </div>
      </section>
      <div className="grid-12 gap-y-12">
        <Statement {...vision} className="col-span-12 lg:col-span-7" />
        <Statement {...mission} className="col-span-12 lg:col-span-7 lg:col-start-6" />
      </div>
      <Timeline {...timeline} />
      <Values {...values} />
      <Certifications {...certifications} />
    </>
  );
}

function Statement({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <section className={className}>
      <h2 className="eyebrow font-sans text-leaf">{title}</h2>
      <p className="mt-3 font-display text-h2">{text}</p>
    </section>
  );
}

/** Cold to warm, like the layers of the drawing above. */
const colours = ["bg-data-2", "bg-data-3", "bg-data-4", "bg-data-7", "bg-data-8", "bg-data-9"];

function Timeline({ title, entries }: Props["timeline"]) {
  return (
    <section aria-labelledby="milestones">
      <SectionHeading id="milestones" title={title} />
      <ol className="mt-10 grid md:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.year} className="pb-12">
            <span aria-hidden="true" className={`block h-4 ${colours[index]}`} />
            <div className="pt-5 pr-8">
              <p className="figures font-display text-h2">{entry.year}</p>
              <h3 className="mt-2 text-h4">{entry.title}</h3>
              <p className="mt-2 text-ink-soft">{entry.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Values({ title, items }: Props["values"]) {
  return (
    <section aria-labelledby="values" className="grid-12 gap-y-10">
      <SectionHeading id="values" title={title} className="col-span-12 max-w-[6em] lg:col-span-4" />
      <Points
        points={items}
        className="col-span-12 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:col-span-8"
        titleClassName="text-h3"
        textClassName="mt-3 text-ink-soft"
      />
    </section>
  );
}

function Certifications({ title, lede, items }: Props["certifications"]) {
  return (
    <section aria-labelledby="certifications">
      <SectionHeading id="certifications" title={title} className="max-w-[10.8em]" />
      <p className="mt-5 max-w-2xl text-lg">{lede}</p>
      <Points
        list="dl"
        points={items.map(({ name, text }) => ({ title: name, text }))}
        className="mt-8"
        itemClassName="grid gap-x-12 border-t border-line py-4 md:grid-cols-2"
        titleClassName="font-display text-h4"
        textClassName="text-ink-soft"
      />
    </section>
  );
}
