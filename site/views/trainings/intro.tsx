import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type Crumb, href } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { trainingFacts } from "../../content/training-facts.ts";
import type { Training } from "../../content/trainings.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { after, overAfter } from "../../ui/dated.ts";
import { Picture } from "../../ui/picture.tsx";
import type { TrainingCopy } from "./copy.ts";
import { CourseDays } from "./course-days.tsx";

type Props = { copy: TrainingCopy; training: Training };

export function Intro({ copy, training, trail }: Props & { trail: Crumb[] }) {
  const { title, description, picture } = training;
  return (
    <header className="bg-ink text-paper">
      <div className="wrap pt-8">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 text-h1 lg:mt-14">{unbroken(title)}</h1>
        <div className="mt-6 grid-12 gap-y-10">
          <div className="col-span-12 lg:col-span-7 lg:pb-10">
            <Picture {...shown(picture)} eager />
            <p className="mt-6 max-w-2xl text-lede">{description}</p>
          </div>
          <div className="col-span-12 -mb-16 lg:col-span-5 lg:ml-8">
            <Ticket copy={copy} training={training} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** “Net-Zero” stays on one line. */
function unbroken(title: string): ReactNode[] {
  return title.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The facts as an admission ticket, to be torn off at the dashed line. */
function Ticket({ copy, training }: Props) {
  const { dates, days, lastDay, time, duration, level, format, fee } = trainingFacts(training);
  const { facts } = copy;
  return (
    <div className="bg-sand text-ink shadow-panel" {...overAfter(lastDay)}>
      <div className="p-6">
        <CourseDays days={days} colour="bg-marigold over:bg-line" />
        <dl className="mt-5">
          <Fact label={facts.date} value={dates} />
          <Fact label={facts.time} value={time} />
          <Fact label={facts.duration} value={duration} />
          <Fact label={facts.level} value={level} />
          <Fact label={facts.format} value={format} />
          <Fact label={copy.headings.certification} value={copy.certification.label} />
        </dl>
      </div>
      <div className="relative border-t-2 border-dashed border-ink/40 p-6">
        <Notch className="-left-2.5" />
        <Notch className="-right-2.5" />
        <dl className="flex items-end justify-between gap-4">
          <dt>{facts.fee}</dt>
          <dd className="figures font-display text-h2">{fee}</dd>
        </dl>
        <ButtonLink to={href("/contact")} size="lg" className="mt-4 w-full" data-print="hide">
          Register Now
        </ButtonLink>
        <p className="mt-3 text-center" {...after(lastDay)}>
          <strong>{copy.over.label}.</strong> {copy.over.title}.
        </p>
      </div>
    </div>
  );
}

function Notch({ className }: { className: string }) {
  return <i aria-hidden="true" className={clsx("absolute -top-2.5 size-5 rounded-full bg-ink", className)} />;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-1.5">
      <dt>{label}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}
