import type { Training } from "../../content/trainings.ts";
import { Section } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = Pick<TrainingCopy, "headings"> & { training: Training };

/** Whether the course fits the reader: what it is, why it matters, for whom, and with what result. */
export function Fit({ headings, training }: Props) {
  const { overview, whyItMatters, audience, learningObjectives } = training;
  return (
    <Section className="max-lg:pt-28">
      <div className="grid-12 gap-y-8">
        <h2 className="col-span-12 text-h2 lg:col-span-7">{headings.overview}</h2>
        <div className="col-span-12 grid gap-5 text-lg lg:col-span-7">
          {overview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className="col-span-12 border-l-4 border-marigold pl-6 lg:col-span-4 lg:col-start-9 lg:self-end">
          <h3 className="font-sans font-semibold">{headings.whyItMatters}</h3>
          <p className="mt-2 font-display text-h4">{whyItMatters}</p>
        </aside>
      </div>
      <div className="mt-14 grid-12 gap-y-10 lg:mt-20">
        <div className="col-span-12 lg:col-span-7">
          <h2 className="text-h3">{headings.learningObjectives}</h2>
          <List items={learningObjectives} />
        </div>
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <h2 className="text-h3">{headings.audience}</h2>
          <List items={audience} />
        </div>
      </div>
    </Section>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {items.map((item) => (
        <li key={item} className="border-b border-line py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
