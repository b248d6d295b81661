import { ButtonLink } from "../../../ui/button.tsx";
import { SectionIndex } from "../../../ui/section-index.tsx";
import { TracedFigure } from "../../../ui/traced-figure.tsx";
import { ServiceEnd, serviceHead } from "../service-page.tsx";
import { Chapters } from "./chapters.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";

export const carbonAdvisoryHead = (copy: CarbonAdvisoryCopy) =>
  serviceHead("/services/carbon-advisory", copy, copy.hero.picture);

export function CarbonAdvisory({ copy }: { copy: CarbonAdvisoryCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <div className="bg-sand py-10 lg:py-20">
        <div className="wrap">
          <TracedFigure figure={copy.traced} />
        </div>
      </div>
      <div className="wrap grid-12 gap-y-10 pt-10 pb-12 lg:pb-section lg:pt-section">
        <ChapterIndex copy={copy} />
        <div className="col-span-12 lg:col-span-9 xl:pl-8">
          <Chapters {...copy} />
        </div>
      </div>
      <ServiceEnd copy={copy} tone="ink" imageClassName="max-lg:object-bottom" />
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
