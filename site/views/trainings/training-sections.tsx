import type { Member } from "../../content/records/team.ts";
import type { Training } from "../../content/records/trainings.ts";
import { dayText } from "../../dates/dates.ts";
import { Lead } from "../../ui/lead.tsx";
import { TextLink } from "../../ui/onward-link.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { PointNumber, TextList, words } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = { copy: TrainingCopy; training: Training };

/** There even if it is empty: the panel of the next run above reaches into it. */
export function Overview({ copy: { headings }, training }: Props) {
  const { overview, whyItMatters, audience, learningObjectives } = training;
  const Beside = overview.length > 0 ? "h3" : "h2";
  return (
    <Section className="max-lg:pt-24">
      <div className="grid-12 gap-y-4">
        {overview.length > 0 && (
          <>
            <SectionHeading title={headings.overview} className="col-span-12 lg:col-span-7" />
            <div className="col-span-12 grid gap-3 lg:col-span-7">
              <Paragraphs texts={overview} />
            </div>
          </>
        )}
        {whyItMatters && (
          <aside className="col-span-12 border-l-4 border-marigold pl-6 lg:col-span-4 lg:col-start-9 lg:self-start">
            <Beside className="font-sans font-semibold">{headings.whyItMatters}</Beside>
            <p className="mt-1 font-display text-lg">{words(whyItMatters)}</p>
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

const List = ({ title, items, className }: { title: string; items: string[]; className: string }) =>
  items.length > 0 && (
    <div className={className}>
      <SectionHeading size="h3" title={title} />
      <TextList
        items={items}
        className="mt-3 border-t border-ink"
        itemClassName="border-b border-line py-2"
      />
    </div>
  );

export function Curriculum({ copy: { headings, reviewed }, training }: Props) {
  const { modules, handsOn } = training;
  if (modules.length + handsOn.length === 0) return null;
  return (
    <Section tone="sand">
      {modules.length > 0 && (
        <>
          <SectionHeading title={headings.modules} />
          {/* The syllabus may name law that is newer than the dates of a past run. */}
          {training.reviewed && (
            <p className="mt-3 text-ink-soft">
              {reviewed} <time dateTime={training.reviewed}>{dayText(training.reviewed)}</time>
            </p>
          )}
          <Modules modules={modules} />
        </>
      )}
      {handsOn.length > 0 && <HandsOn title={headings.handsOn} items={handsOn} />}
    </Section>
  );
}

const Modules = ({ modules }: Pick<Training, "modules">) => (
  <ol className="mt-5 grid gap-x-12 lg:mt-6 lg:grid-cols-2">
    {modules.map(({ title, points }, index) => (
      <li
        key={title}
        className="group/module border-t border-ink py-2 lg:py-4 lg:last:odd:col-span-2"
      >
        <h3 className="flex gap-3 text-h4">
          <PointNumber index={index} className="shrink-0 text-leaf" /> {title}
        </h3>
        <TextList
          items={points}
          className="mt-2 list-disc gap-x-20 pl-8 lg:group-last/module:group-odd/module:columns-2"
          itemClassName="break-inside-avoid py-0.5"
        />
      </li>
    ))}
  </ol>
);

const HandsOn = ({ title, items }: { title: string; items: string[] }) => (
  <>
    <SectionHeading size="h3" title={title} className="mt-6" />
    <ul className="max-sm:rail mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map(splitName).map(({ name, text }) => (
        <li key={text} className="rounded-lg bg-white p-4 max-sm:border-t-0 lg:p-5">
          {name && <h3 className="mb-1 text-h4">{name}</h3>}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </>
);

/** "Cost sheet: one consignment priced …" has a name and a text; other items are text alone. */
function splitName(item: string): { name?: string; text: string } {
  const [, name, text] = /^([^:]{3,40}): (.+)$/s.exec(item) ?? [];
  return name && text
    ? { name, text: text.charAt(0).toUpperCase() + text.slice(1) }
    : { text: item };
}

export function TrainerSection({
  copy,
  training,
  trainer,
}: Props & { trainer: Member | undefined }) {
  const { headings, certification: words } = copy;
  const { trainerLines, certification } = training;
  if (!trainer && !certification) return null;
  return (
    <Section>
      <div className="grid-12 gap-y-6">
        {trainer && (
          <div className="col-span-12 lg:col-span-7">
            <h2 className="font-sans font-semibold text-leaf">{headings.trainer}</h2>
            <Lead member={trainer} className="mt-3">
              {trainer.expertise}
            </Lead>
            <TextList items={trainerLines} className="mt-3 list-disc pl-5" itemClassName="py-1" />
          </div>
        )}
        {certification && (
          <div
            className={
              trainer ? "col-span-12 lg:col-span-4 lg:col-start-9" : "col-span-12 lg:col-span-7"
            }
          >
            <h2 className="font-sans font-semibold text-leaf">{headings.certification}</h2>
            <p className="mt-1 font-display text-h3">{words.label}</p>
            <p className="mt-2">{certification}</p>
            <p className="mt-2">{words.intro}</p>
            <p className="mt-2">
              <TextLink {...words.verify} />
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}
