import { clsx } from "clsx";
import { shown } from "../../../../art/render.ts";
import {
  cbamMilestones,
  comingCbamDeadlines,
} from "../../../../content/records/cbam-milestones.ts";
import { type Turn, toActOn, turnsOf, whenText } from "../../../../content/records/milestones.ts";
import type { PlainPath } from "../../../../paths.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { after, between, daysTo } from "../../../../ui/dated.ts";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { words } from "../../../../ui/points.tsx";
import type { CbamCopy } from "./copy.ts";

/** The next deadline of CBAM, and `text` about one milestone, which gets “(past)” once its day has passed. */
export function Banner({ milestone: milestoneId, text, next, acts }: CbamCopy["banner"]) {
  const reported = cbamMilestones().find(({ id }) => id === milestoneId);
  return (
    <div data-pagefind-ignore="" className="bg-ember text-white">
      <div className="wrap flex flex-wrap gap-x-8 gap-y-1 py-3">
        {turnsOf(toActOn(comingCbamDeadlines())).map((turn) => (
          <Next key={turn.until} turn={turn} label={next} whoLabel={acts} />
        ))}
        <p>
          <time dateTime={reported?.date}>{text}</time>
          {reported && <span {...after(reported.date)}> (past)</span>}
        </p>
      </div>
    </div>
  );
}

type NextProps = { turn: Turn; label: string; whoLabel: string };

const Next = ({ turn: { milestones, from, until }, label, whoLabel }: NextProps) => (
  <p className="font-semibold" {...between({ from, until })}>
    {label}: <time dateTime={until}>{whenText(milestones[0])}</time> (<span {...daysTo(until)} />
    ):{" "}
    {`${milestones.map(({ what }) => what).join("; ")}. ${whoLabel}: ${[...new Set(milestones.map(({ who }) => who))].join("; ")}.`}
  </p>
);

type HeroProps = CbamCopy["hero"] & { path: PlainPath };

export function CbamHero({ title, lede, primary, secondary, picture, path }: HeroProps) {
  const image = shown(picture);
  const isPhoto = image.picture.photo;
  return (
    <section className="words-on-picture relative isolate bg-ink text-paper">
      <div className="wrap pt-5 pb-4 lg:pt-6 lg:pb-10">
        <Breadcrumbs trail={path} />
        <h1 className="mt-5 max-w-[9.6em] text-h1 lg:mt-8">{title}</h1>
        <p className="mt-4 max-w-xl text-lg max-[24rem]:pr-3 lg:max-w-md xl:max-w-xl">
          {words(lede)}
        </p>
        <div className="mt-5 actions lg:mt-6">
          <ButtonLink {...primary} to="#assessment" variant="secondary" size="lg" />
          <ButtonLink
            {...secondary}
            to="#checklist"
            variant="outline"
            size="lg"
            className="bg-ink"
          />
        </div>
      </div>
      <Picture
        {...image}
        service={path}
        eager
        showSource={false}
        className={clsx(
          "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
          isPhoto ? "lg:w-full" : "lg:w-2/3",
        )}
        imageClassName={clsx(
          "max-sm:h-44 max-sm:object-cover lg:h-full",
          isPhoto ? "lg:object-cover" : "lg:object-contain lg:object-right-bottom",
        )}
        photoClassName="lg:brightness-40"
      />
    </section>
  );
}

type ProgressProps = CbamCopy["progress"] & Pick<CbamCopy["hero"], "picture">;

/** The steps of the work. Below them stand the caption and source of the hero's picture, which has no room for them. */
export const Progress = ({ label, steps, picture }: ProgressProps) => (
  <section className="border-t border-line-dark bg-ink text-paper">
    <div className="wrap py-4">
      <h2 className="text-h4">{label}</h2>
      <ol className="mt-3 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={`${index === 0 ? "border-marigold" : "border-leaf-light"} pr-4 max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:border-l-4 max-lg:py-1 max-lg:pl-3 lg:border-t-4 lg:pt-3`}
          >
            <p className="font-semibold">{step.label}</p>
            <p className="leading-snug opacity-85">{words(step.text)}</p>
          </li>
        ))}
      </ol>
      <SourceLine {...shown(picture)} className="mt-3 text-sm opacity-85" />
    </div>
  </section>
);
