import type { PageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../ui/related-links.tsx";
import { TracedFigure } from "../../../ui/traced-figure.tsx";
import { serviceLinks } from "../../related-links.ts";
import { serviceHead } from "../service-head.ts";
import { ChapterIndex } from "./chapter-index.tsx";
import { Chapters } from "./chapters.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";

export function carbonAdvisoryHead(copy: CarbonAdvisoryCopy): PageHead {
  return serviceHead("/services/carbon-advisory", copy, copy.hero.picture);
}

export function CarbonAdvisory({ copy }: { copy: CarbonAdvisoryCopy }) {
  const { hero, traced, closing, ...chapters } = copy;
  return (
    <>
      <Opening {...hero} />
      <div className="bg-sand py-10 lg:py-20">
        <div className="wrap">
          <TracedFigure figure={traced} />
        </div>
      </div>
      <div className="wrap grid-12 gap-y-10 pt-10 pb-12 lg:pb-section lg:pt-section">
        <ChapterIndex copy={copy} />
        <div className="col-span-12 lg:col-span-9 xl:pl-8">
          <Chapters {...chapters} />
        </div>
      </div>
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...closing} tone="ink" imageClassName="max-lg:object-bottom" />
    </>
  );
}
