import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CourseDays } from "./course-days.tsx";
import { copy, type TrainingPage } from "./training.data.ts";

type Props = { training: TrainingPage; trail: Crumb[]; over: boolean };

export function Intro({ training, trail, over }: Props) {
  const { title, description, picture, pictureAlt } = training;
  return (
    <header className="bg-ink text-paper">
      <div className="wrap pt-8">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 text-h1 lg:mt-14">{unbroken(title)}</h1>
        <div className="mt-6 grid-12 gap-y-10">
          <div className="col-span-12 lg:col-span-7 lg:pb-10">
            <Picture picture={picture} alt={pictureAlt} eager />
            <p className="mt-6 max-w-2xl text-lede">{description}</p>
          </div>
          <div className="col-span-12 -mb-16 lg:col-span-5 lg:ml-8">
            <Ticket training={training} over={over} />
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
function Ticket({ training, over }: { training: TrainingPage; over: boolean }) {
  const { dates, days, time, duration, level, format, fee } = training;
  const { facts } = copy;
  return (
    <div className="bg-sand text-ink shadow-panel">
      <div className="p-6">
        <CourseDays days={days} colour={over ? "bg-line" : "bg-marigold"} />
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
        <ButtonLink to="/contact" size="lg" className="mt-4 w-full" data-print="hide">
          Register Now
        </ButtonLink>
        {over && (
          <p className="mt-3 text-center">
            <strong>{copy.over.label}.</strong> {copy.over.title}.
          </p>
        )}
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
