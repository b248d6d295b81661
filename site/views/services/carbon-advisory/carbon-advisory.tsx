import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { carbonDioxide } from "../../../climate/carbon-dioxide.ts";
import { monthLabel } from "../../../dates/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import { SectionIndex } from "../../../ui/section-index.tsx";
import { TracedFigure } from "../../../ui/traced-figure.tsx";
import { TracedLine } from "../../../ui/traced-line.tsx";
import { Brief, ServiceEnd, serviceHead } from "../service-page.tsx";
import { Chapters } from "./chapters.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

const address = "/services/carbon-advisory";

export const carbonAdvisoryHead = (copy: CarbonAdvisoryCopy) => serviceHead(address, copy, copy.hero.picture);

export function CarbonAdvisory({ copy }: { copy: CarbonAdvisoryCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <Brief {...copy.brief} />
      <TracedLine figure={copy.traced}>
        <TracedFigure figure={copy.traced} />
      </TracedLine>
      <div className="wrap grid-12 gap-y-8 py-section">
        <ChapterIndex copy={copy} />
        <div className="col-span-12 lg:col-span-9 xl:pl-8">
          <Chapters {...copy} />
        </div>
      </div>
      <ServiceEnd copy={copy} tone="leaf" />
    </>
  );
}

/** In order, under the names their addresses keep. */
const chapters = [
  ["overview", "overview"],
  ["why-it-matters", "whyItMatters"],
  ["our-services", "ourServices"],
  ["methodology", "methodology"],
  ["deliverables", "deliverables"],
  ["why-choose-us", "whyChoose"],
] as const;

/** Stands beside the chapters; site/layout/current-chapter.ts lets it follow the reader. */
function ChapterIndex({ copy }: { copy: CarbonAdvisoryCopy }) {
  const { label, to } = copy.closing.action;
  return (
    <nav
      aria-label="On this page"
      data-follow-chapters
      className="col-span-12 lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      <SectionIndex
        sections={chapters.map(([id, name]) => ({ id, title: copy[name].title }))}
        className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1"
      />
      <ButtonLink to={to} className="mt-6 max-lg:hidden">
        {label}
      </ButtonLink>
    </nav>
  );
}

/** The words stand in the empty sky above the curve, which climbs past them to the right. */
function Opening({ picture, action, ...words }: CarbonAdvisoryCopy["hero"]) {
  const image = shown(picture);
  return (
    <Hero
      tone="ink"
      trail={trail(address)}
      {...words}
      className="xl:min-h-[min(46vw,44rem)] words-on-picture"
      titleClassName="max-w-[9em]"
      actions={[action]}
      ledeClassName="max-w-md"
      actionsClassName="mb-6"
    >
      <Picture
        {...image}
        service={address}
        eager
        showSource={false}
        className="relative -z-10 md:-mt-[12vw] xl:absolute xl:bottom-0 xl:w-full xl:h-[min(44vw,42rem)]"
        imageClassName="h-full object-cover object-top [mask-image:linear-gradient(transparent,black_12%,black_70%,transparent)]"
        photoClassName="brightness-40"
      />
      <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5 text-sm md:absolute md:inset-x-0 md:bottom-0 md:flex-nowrap">
        {(image.picture.photo ? [] : endsOfTheCurve()).map(({ when, value }) => (
          <p key={when} className="figures whitespace-nowrap md:nth-2:order-last nth-2:text-right">
            <span className="block font-display text-h4">{value}</span>
            {when}
          </p>
        ))}
        <SourceLine
          source={image.picture.source}
          caption={picture.caption}
          className="opacity-85 max-md:w-full md:max-w-md"
        />
      </div>
    </Hero>
  );
}

function endsOfTheCurve() {
  const readings = carbonDioxide();
  return [readings[0], readings.at(-1)]
    .filter((reading) => reading !== undefined)
    .map(({ year, month, ppm }) => ({
      when: monthLabel(`${year}-${String(month + 1).padStart(2, "0")}`),
      value: `${ppm.toFixed(1)} ppm`,
    }));
}
