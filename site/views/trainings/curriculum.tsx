import type { ReactNode } from "react";
import type { Training } from "../../content/records/trainings.ts";
import { dayText } from "../../dates/dates.ts";
import { Fold } from "../../ui/fold.tsx";
import { PointNumber, TextList } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = Pick<TrainingCopy, "headings" | "reviewed"> & { training: Training };

export function Curriculum({ headings, reviewed, training }: Props) {
  const { modules, handsOn } = training;
  if (modules.length + handsOn.length === 0) return null;
  return (
    <Section tone="sand">
      {modules.length > 0 && (
        <Modules title={headings.modules} modules={modules}>
          {training.reviewed && <Reviewed label={reviewed} day={training.reviewed} />}
        </Modules>
      )}
      {handsOn.length > 0 && <HandsOn title={headings.handsOn} items={handsOn} />}
    </Section>
  );
}

/** The dates of a run may be older than the law that its syllabus names. */
function Reviewed({ label, day }: { label: string; day: string }) {
  return (
    <p className="mt-3 text-ink-soft">
      {label} <time dateTime={day}>{dayText(day)}</time>
    </p>
  );
}

type ModulesProps = Pick<Training, "modules"> & { title: string; children: ReactNode };

function Modules({ title, modules, children }: ModulesProps) {
  return (
    <>
      <SectionHeading title={title} />
      {children}
      <ol className="mt-5 grid gap-x-12 lg:mt-6 lg:grid-cols-2">
        {modules.map(({ title, points }, index) => (
          <li key={title} className="group/module border-t border-ink py-2 lg:py-4 lg:last:odd:col-span-2">
            <h3 className="flex gap-3 text-h4">
              <PointNumber index={index} className="shrink-0 text-leaf" /> {title}
            </h3>
            <Fold label={`${points.length} points`} className="sm:mt-2 max-sm:[&>summary]:border-0">
              <TextList
                items={points}
                className="list-disc gap-x-20 pl-8 lg:group-last/module:group-odd/module:columns-2"
                itemClassName="break-inside-avoid py-0.5"
              />
            </Fold>
          </li>
        ))}
      </ol>
    </>
  );
}

function HandsOn({ title, items }: { title: string; items: string[] }) {
  return (
    <>
      <SectionHeading size="h3" title={title} className="mt-6" />
      <Fold label={`All ${items.length}`} className="mt-4">
        <ul className="grid gap-3 max-sm:pt-3 sm:grid-cols-2 sm:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {items.map(splitName).map(({ name, text }) => (
            <li key={text} className="rounded-lg bg-white p-4 lg:p-5">
              {name && <h3 className="mb-1 text-h4">{name}</h3>}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

/** "Cost sheet: one consignment priced …" has a name and a text; other items are text alone. */
function splitName(item: string): { name?: string; text: string } {
  const [, name, text] = /^([^:]{3,40}): (.+)$/s.exec(item) ?? [];
  return name && text ? { name, text: text.charAt(0).toUpperCase() + text.slice(1) } : { text: item };
}
