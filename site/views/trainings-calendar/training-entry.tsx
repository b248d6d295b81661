import { href } from "../../addresses.ts";
import { trainingFacts } from "../../content/training-facts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { overAfter } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import { CourseDays } from "../trainings/course-days.tsx";
import { colourOf } from "./colours.ts";
import type { EntryWords, ListedTraining } from "./trainings.ts";

type Props = { training: ListedTraining; words: EntryWords };

/** The same in the page as it is served and in the results of a search. */
export function TrainingEntry({ training, words }: Props) {
  const { position, title, text } = training;
  const { dates, days, lastDay, time, duration, level, format, fee } = trainingFacts(training);
  return (
    <article aria-label={title} className="border-b border-line py-8" {...overAfter(lastDay)}>
      <div className="grid items-start gap-4 lg:grid-cols-[14rem_1fr]">
        <CourseDays days={days} colour={colourOf(position)} />
        <div>
          <p className="font-semibold text-leaf">
            {dates}
            <span className="ml-2 hidden rounded-sm bg-sand px-2 text-ink over:inline">
              {words.past.label}
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
          <Details training={training} headings={words.headings} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 lg:ml-60">
        <ButtonLink
          to={href("/contact")}
          className="over:border over:border-current over:bg-transparent over:text-inherit over:hover:bg-ink/8"
        >
          Register Now
        </ButtonLink>
        <ReadMore training={training} comingSoon={words.comingSoon} />
      </div>
    </article>
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

function Details({ training, headings }: { training: ListedTraining } & Pick<EntryWords, "headings">) {
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
            <h4 className="text-h4">{headings[name]}</h4>
            <ul className="mt-2 list-disc pl-4">
              {training[name].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h4 className="text-h4">{headings.whyItMatters}</h4>
          <p className="mt-2">{training.whyItMatters}</p>
        </div>
      </div>
    </details>
  );
}

/** A training that is listed before its page exists says so and leads nowhere. */
function ReadMore({ training, comingSoon }: { training: ListedTraining } & Pick<EntryWords, "comingSoon">) {
  const { slug, title, live } = training;
  if (live) {
    return (
      <ButtonLink to={href("/trainings/:slug", slug)} variant="ghost">
        Read More
        <span className="sr-only">{title}</span>
      </ButtonLink>
    );
  }
  return (
    <Button variant="ghost" className="no-scripting:hidden" data-say={JSON.stringify(comingSoon)}>
      Read More
    </Button>
  );
}
