import { Plus } from "../../ui/icons.tsx";
import { CourseDays } from "../trainings/course-days.tsx";
import type { EntryText } from "./entry-text.ts";
import { overLabel, texts, titles } from "./training-text.data.ts";

/** All of an entry that no script ever changes; see prerendered. */
export default function TrainingText({ id, text: further }: { id: string; text?: EntryText | undefined }) {
  const training = further ?? texts[id];
  if (!training) return null;
  const { colour, title, text, dates, days, time, duration, level, format, fee } = training;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[14rem_1fr]">
      <CourseDays days={days} colour={colour} />
      <div>
        <p className="font-semibold text-leaf">
          {dates}
          <span className="ml-2 hidden rounded-sm bg-sand px-2 text-ink group-data-over:inline">
            {overLabel}
          </span>
        </p>
        <h3 className="mt-1 text-h3">{title}</h3>
        <p className="mt-3 max-w-2xl">{text}</p>
        <dl className="mt-5 grid gap-x-8 sm:grid-cols-2">
          <Fact label="Fee per participant" value={fee} />
          <Fact label="Duration" value={duration} />
          <Fact label="Time" value={time} />
          <Fact label="Level" value={level} />
          <Fact label="Format" value={format} />
        </dl>
        <Details training={training} />
      </div>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line py-1">
      <dt>{label}</dt>
      <dd className="figures font-semibold">{value}</dd>
    </div>
  );
}

function Details({ training }: { training: EntryText }) {
  return (
    <details className="group border-y border-line">
      <summary className="flex items-center justify-between py-3 font-semibold text-leaf">
        <span className="group-open:hidden">View Details</span>
        <span className="hidden group-open:inline">Hide Details</span>
        <Plus className="size-5 group-open:rotate-45" />
      </summary>
      <div className="grid gap-6 pb-6 lg:grid-cols-2">
        {(["audience", "learningObjectives", "handsOn"] as const).map((name) => (
          <div key={name}>
            <h4 className="text-h4">{titles[name]}</h4>
            <ul className="mt-2 list-disc pl-4">
              {training[name].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h4 className="text-h4">{titles.whyItMatters}</h4>
          <p className="mt-2">{training.whyItMatters}</p>
        </div>
      </div>
    </details>
  );
}
