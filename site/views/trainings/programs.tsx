import type { ReactNode } from "react";
import { href } from "../../addresses.ts";
import { trainingFacts } from "../../content/training-facts.ts";
import type { Training } from "../../content/trainings.ts";
import { after } from "../../ui/dated.ts";
import { Section } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

const TITLE = "more";

type Words = Pick<TrainingCopy, "over" | "comingSoon">;

/** Its child is the carousel, whose heading has the id "more". */
export function MorePrograms({ children }: { children?: ReactNode }) {
  return (
    <Section aria-labelledby={TITLE} data-print="hide">
      {children}
    </Section>
  );
}

/** The row of the carousel. */
export function Programs({ trainings, words }: { trainings: Training[]; words: Words }) {
  return (
    <ul
      aria-labelledby={TITLE}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="scrollbar-thin -mx-1 mt-8 flex snap-x gap-5 overflow-x-auto px-1 pb-4"
    >
      {trainings.map((training) => (
        <li key={training.slug} className="flex w-72 shrink-0 max-sm:snap-start">
          <Program training={training} words={words} />
        </li>
      ))}
    </ul>
  );
}

const card =
  "flex w-full flex-col border-t-4 border-leaf bg-white p-6 text-left -outline-offset-3 hover:border-marigold";

/** A training without a page of its own says so and leads nowhere. */
function Program({ training, words }: { training: Training; words: Words }) {
  const { dates, duration, level, fee, lastDay } = trainingFacts(training);
  const content = (
    <>
      <span className="font-semibold text-leaf">{dates}</span>
      <span className="mt-2 mb-5 font-display text-h4">{training.title}</span>
      <span className="mt-auto">{level}</span>
      <span className="figures">{`${duration} · ${fee}`}</span>
      <span {...after(lastDay)}>{words.over.label}</span>
    </>
  );
  return training.live ? (
    <a href={href("/trainings/:slug", training.slug)} className={card}>
      {content}
    </a>
  ) : (
    <button type="button" className={card} data-say={JSON.stringify(words.comingSoon)}>
      {content}
    </button>
  );
}
