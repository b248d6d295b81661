import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { TracedFigure } from "../../../../ui/traced-figure.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { serviceHead } from "../../service-head.ts";
import { AnnotatedPage } from "./annotated-page.tsx";
import { BrsrCore } from "./brsr-core.tsx";
import type { AssessmentReportingCopy } from "./copy.ts";

export function assessmentReportingHead(copy: AssessmentReportingCopy): PageHead {
  return serviceHead("/services/climate-sustainability/assessment-reporting", copy, copy.hero.picture);
}

export function AssessmentReporting({ copy }: { copy: AssessmentReportingCopy }) {
  return (
    <>
      <Hero {...copy.hero} />
      <Assessments {...copy.assessments} />
      <AnnotatedPage {...copy.annotated} />
      <Section tone="sand" className="max-lg:py-10">
        <TracedFigure figure={copy.traced} />
      </Section>
      <BrsrCore {...copy.brsrCore} />
      <Reports {...copy.reports} />
      <Ratings {...copy.ratings} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction
        {...copy.closing}
        tone="sand"
        imageClassName="max-lg:object-contain max-lg:object-left max-lg:px-gutter max-lg:pt-4"
      />
    </>
  );
}

/**
 * The ticked record stands where a bound report has its spine, and lies below the words where there is no room beside
 * them. The spine is as wide as a whole number of its twenty-four columns, so that no tick is cut.
 */
function Hero({ title, lede, picture, action }: AssessmentReportingCopy["hero"]) {
  const image = shown(picture);
  return (
    <section className="relative border-b border-line">
      <div className="wrap pt-8 lg:grid lg:min-h-[35rem] lg:grid-cols-[26%_1fr] lg:grid-rows-[auto_1fr]">
        <Breadcrumbs
          trail={trail("/services/climate-sustainability/assessment-reporting")}
          className="lg:col-start-2"
        />
        <div className="pt-6 pb-7 lg:py-10 lg:col-start-2 lg:self-center">
          <h1 className="max-w-[7em] text-hero">{title}</h1>
          <p className="mt-6 max-w-xl text-lede">{lede}</p>
          <ButtonLink to={action.to} size="lg" className="mt-7 max-sm:w-full">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      <Picture
        {...image}
        eager
        showSource={false}
        tallBelow="lg"
        className="overflow-hidden lg:absolute lg:inset-y-0 lg:left-0 lg:aspect-[271/800] xl:aspect-[368/800] 2xl:aspect-[432/800]"
        imageClassName="lg:h-full lg:object-cover lg:object-left-top"
      />
      <div className="wrap pt-2 pb-4 lg:grid lg:grid-cols-[26%_1fr]">
        <SourceLine
          caption={image.caption}
          source={image.picture.source}
          className="max-w-2xl text-sm text-ink-soft lg:col-start-2"
        />
      </div>
    </section>
  );
}

function Assessments({ title, lede, items }: AssessmentReportingCopy["assessments"]) {
  return (
    <Section aria-labelledby="assessments" className="max-lg:py-10">
      <SectionHeading id="assessments" title={title} lede={lede} />
      <div className="mt-8 grid gap-x-16 gap-y-5 md:grid-cols-2 lg:mt-16 lg:ml-[16.666%] lg:gap-y-16">
        {items.map((item) => (
          <article key={item.title}>
            <h3 className="max-w-[10.8em] text-h3 text-leaf lg:text-h2">{item.question}</h3>
            <p className="mt-2 font-semibold lg:mt-4 lg:text-lg">{item.title}</p>
            <p className="mt-1 max-w-md text-ink-soft">
              <Said text={item.text} />
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Reports({ title, columns, items }: AssessmentReportingCopy["reports"]) {
  return (
    <Section aria-labelledby="reports" className="max-lg:py-10">
      <h2 id="reports" className="mb-7 text-h2 lg:mb-12">
        {title}
      </h2>
      <DataTable
        caption={title}
        columns={Object.values(columns)}
        rows={items.map(({ title, basis, reader, text }) => [title, basis, reader, text])}
        widths={["lg:w-1/5", "lg:w-1/5", "lg:w-1/5"]}
        className="max-lg:[&_td]:py-0.5 max-lg:[&_tr]:py-4"
      />
    </Section>
  );
}

function Ratings({ title, lede, items }: AssessmentReportingCopy["ratings"]) {
  return (
    <Section tone="white" aria-labelledby="ratings" className="max-lg:py-10">
      <div className="lg:columns-2 lg:gap-16">
        <SectionHeading id="ratings" title={title} lede={lede} className="mb-7 break-inside-avoid lg:mb-10" />
        {items.map((item) => (
          <div key={item.title} className="break-inside-avoid pb-4 lg:pb-7">
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1.5 max-w-xl">{item.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
