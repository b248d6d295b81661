import { plain } from "../../content/records/dated-text.ts";
import type { Training } from "../../content/records/trainings.ts";
import { Fold } from "../../ui/fold.tsx";
import { TextList } from "../../ui/points.tsx";
import { Said } from "../../ui/said.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = Pick<TrainingCopy, "headings"> & { training: Training };

/**
 * Whether the course fits the reader: what it is, why it matters, for whom, and with what result, as far as that is
 * written. Its space stays: the panel of the next run above reaches into it.
 */
export function Overview({ headings, training }: Props) {
  const { overview, whyItMatters, audience, learningObjectives } = training;
  const Beside = overview.length > 0 ? "h3" : "h2";
  return (
    <Section className="max-lg:pt-24">
      <div className="grid-12 gap-y-4">
        {overview.length > 0 && (
          <>
            <SectionHeading title={headings.overview} className="col-span-12 lg:col-span-7" />
            <div className="col-span-12 grid gap-3 lg:col-span-7">
              {overview.map((paragraph) => (
                <p key={plain(paragraph)}>
                  <Said text={paragraph} />
                </p>
              ))}
            </div>
          </>
        )}
        {whyItMatters && (
          <aside className="col-span-12 border-l-4 border-marigold pl-6 lg:col-span-4 lg:col-start-9 lg:self-start">
            <Beside className="font-sans font-semibold">{headings.whyItMatters}</Beside>
            <p className="mt-1 font-display text-lg">
              <Said text={whyItMatters} />
            </p>
          </aside>
        )}
      </div>
      {learningObjectives.length + audience.length > 0 && (
        <div className="mt-6 grid-12 gap-y-6 lg:mt-8">
          <List
            title={headings.learningObjectives}
            items={learningObjectives}
            className="col-span-12 lg:col-span-7"
          />
          <List
            title={headings.audience}
            items={audience}
            className="col-span-12 lg:col-span-4 lg:col-start-9"
          />
        </div>
      )}
    </Section>
  );
}

function List({ title, items, className }: { title: string; items: string[]; className: string }) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      <SectionHeading size="h3" title={title} />
      <Fold label={`All ${items.length}`} className="mt-3">
        <TextList
          items={items}
          className="border-ink sm:border-t"
          itemClassName="border-b border-line py-2"
        />
      </Fold>
    </div>
  );
}
