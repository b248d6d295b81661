import { Carousel } from "../../ui/carousel.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { Section } from "../../ui/section.tsx";
import { copy, type TrainingPage } from "./training.data.ts";

type Other = TrainingPage["others"][number];

export function MorePrograms({ trainings, today }: { trainings: Other[]; today: string }) {
  return (
    <Section aria-labelledby="more" data-print="hide">
      <Carousel title={copy.more.title} titleId="more">
        {trainings.map((training) => (
          <li key={training.slug} className="flex w-72 shrink-0 max-sm:snap-start">
            <Program training={training} over={training.lastDay < today} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

const card =
  "flex w-full flex-col border-t-4 border-leaf bg-white p-6 text-left -outline-offset-3 hover:border-marigold";

/** A training without a page of its own says so and leads nowhere. */
function Program({ training, over }: { training: Other; over: boolean }) {
  const notify = useNotice();
  const { slug, title, live, dates, duration, level, fee } = training;
  const content = (
    <>
      <span className="font-semibold text-leaf">{dates}</span>
      <span className="mt-2 mb-5 font-display text-h4">{title}</span>
      <span className="mt-auto">{level}</span>
      <span className="figures">{`${duration} · ${fee}`}</span>
      {over && <span>{copy.over.label}</span>}
    </>
  );
  return live ? (
    <a href={`/trainings/${slug}`} className={card}>
      {content}
    </a>
  ) : (
    <button type="button" className={card} onClick={() => notify(copy.comingSoon)}>
      {content}
    </button>
  );
}
