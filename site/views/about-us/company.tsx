import { ButtonLink } from "../../ui/button.tsx";
import type { AboutUsCopy } from "./copy.ts";
import { Panel } from "./panel.tsx";

type Props = AboutUsCopy["company"];

export function Company({ story, vision, mission, timeline, values, certifications, button }: Props) {
  return (
    <Panel>
      <section aria-labelledby="story" className="grid-12 gap-y-8">
        <h2 id="story" className="col-span-12 max-w-[7.2em] text-h2 lg:col-span-5">
          {story.title}
        </h2>
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
    </Panel>
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
const layers = ["bg-data-2", "bg-data-3", "bg-data-4", "bg-data-7", "bg-data-8", "bg-data-9"];

function Timeline({ title, entries }: Props["timeline"]) {
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones" className="text-h2">
        {title}
      </h2>
      <ol className="mt-10 grid md:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.year} className="pb-12">
            <span aria-hidden="true" className={`block h-4 ${layers[index]}`} />
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
      <h2 id="values" className="col-span-12 max-w-[6em] text-h2 lg:col-span-4">
        {title}
      </h2>
      <ul className="col-span-12 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:col-span-8">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-3 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Certifications({ title, lede, items }: Props["certifications"]) {
  return (
    <section aria-labelledby="certifications">
      <h2 id="certifications" className="max-w-[10.8em] text-h2">
        {title}
      </h2>
      <p className="mt-5 max-w-2xl text-lg">{lede}</p>
      <dl className="mt-8">
        {items.map(({ name, text }) => (
          <div key={name} className="grid gap-x-12 border-t border-line py-4 md:grid-cols-2">
            <dt className="font-display text-h4">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
