import { ButtonLink } from "../../../ui/button.tsx";
import { SectionIndex } from "../../../ui/section-index.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

/** The table of contents beside the briefing; site/layout/current-chapter.ts lets it follow the reader. */
export function ChapterIndex({ copy }: { copy: CarbonAdvisoryCopy }) {
  const { label, to } = copy.closing.action;
  return (
    <nav
      aria-label="On this page"
      data-follow-chapters
      className="col-span-12 lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      <SectionIndex sections={chapters(copy)} className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1" />
      <ButtonLink to={to} className="mt-6 max-lg:hidden">
        {label}
      </ButtonLink>
    </nav>
  );
}

/** In order, under the names their addresses keep. */
function chapters(copy: CarbonAdvisoryCopy) {
  return [
    { id: "overview", title: copy.overview.title },
    { id: "why-it-matters", title: copy.whyItMatters.title },
    { id: "our-services", title: copy.ourServices.title },
    { id: "methodology", title: copy.methodology.title },
    { id: "deliverables", title: copy.deliverables.title },
    { id: "why-choose-us", title: copy.whyChoose.title },
  ];
}
