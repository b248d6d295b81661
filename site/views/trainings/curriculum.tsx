import type { Training } from "../../content/trainings.ts";
import { Section } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = Pick<TrainingCopy, "headings"> & { training: Training };

export function Curriculum({ headings, training: { modules, handsOn } }: Props) {
  return (
    <Section tone="sand">
      <h2 className="text-h2">{headings.modules}</h2>
      <ol className="mt-8 lg:mt-14">
        {modules.map(({ title, points }, index) => (
          <li key={title} className="grid-12 gap-y-4 border-t border-ink py-8">
            <h3 className="col-span-12 flex gap-5 text-h3 lg:col-span-5">
              <span aria-hidden="true" className="figures text-leaf">
                {index + 1}
              </span>
              {title}
            </h3>
            <ul className="col-span-12 list-disc pl-5 lg:col-span-7">
              {points.map((point) => (
                <li key={point} className="py-1">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <h2 className="mt-8 text-h2">{headings.handsOn}</h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {handsOn.map(splitName).map(({ name, text }) => (
          <li key={text} className="bg-white p-6">
            {name && <h3 className="mb-2 text-h4">{name}</h3>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** "Cost sheet: one consignment priced …" has a name and a text; other items are text alone. */
function splitName(item: string): { name?: string; text: string } {
  const [, name, text] = /^([^:]{3,40}): (.+)$/s.exec(item) ?? [];
  return name && text ? { name, text: text.charAt(0).toUpperCase() + text.slice(1) } : { text: item };
}
