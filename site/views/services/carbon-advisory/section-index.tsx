import { ButtonLink } from "../../../ui/button.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

/** The table of contents beside the briefing; current-chapter.ts lets it follow the reader. */
export function SectionIndex({ copy }: { copy: CarbonAdvisoryCopy }) {
  const { label, to } = copy.closing.action;
  return (
    <nav
      aria-label="On this page"
      data-follow-chapters
      className="col-span-12 lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      <ol className="grid gap-x-6 border-t border-ink sm:grid-cols-2 lg:grid-cols-1">
        {chapters(copy).map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="grid grid-cols-[2rem_1fr] py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
            >
              <span className="figures text-ink-soft">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
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
