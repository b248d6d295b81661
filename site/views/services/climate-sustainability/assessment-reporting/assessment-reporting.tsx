import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import type { PageHead } from "../../../../seo/head.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { Related } from "../../../../ui/related.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { TracedFigure } from "../../../../ui/traced-figure.tsx";
import { serviceWays } from "../../../ways-on.ts";
import { serviceHead } from "../../service-head.ts";
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
      <Section tone="sand">
        <TracedFigure figure={copy.traced} />
      </Section>
      <BrsrCore {...copy.brsrCore} />
      <Reports {...copy.reports} />
      <Ratings {...copy.ratings} />
      <Related ways={serviceWays(copy)} />
      <CallToAction {...copy.closing} />
    </>
  );
}

/** The ticked record stands where a bound report has its spine, and lies across the top where there is no room beside it. */
function Hero({ title, lede, picture, action }: AssessmentReportingCopy["hero"]) {
  const image = shown(picture);
  return (
    <section className="relative border-b border-line">
      <Picture
        {...image}
        eager
        showSource={false}
        tallBelow="lg"
        className="h-24 overflow-hidden lg:absolute lg:inset-y-0 lg:left-0 lg:h-auto lg:w-[24%]"
        imageClassName="h-full object-cover object-left-top"
      />
      <div className="wrap pt-8 pb-6 lg:grid lg:min-h-[38rem] lg:grid-cols-[26%_1fr] lg:grid-rows-[auto_1fr_auto]">
        <Breadcrumbs
          trail={trail("/services/climate-sustainability/assessment-reporting")}
          className="lg:col-start-2"
        />
        <div className="pt-7 pb-9 lg:py-10 lg:col-start-2 lg:self-center">
          <h1 className="max-w-[7em] text-hero">{title}</h1>
          <p className="mt-7 max-w-xl text-lede">{lede}</p>
          <ButtonLink to={action.to} size="lg" className="mt-7">
            {action.label}
          </ButtonLink>
        </div>
        <SourceLine source={image.picture.source} className="text-sm text-ink-soft lg:col-start-2" />
      </div>
    </section>
  );
}

function Assessments({ title, lede, items }: AssessmentReportingCopy["assessments"]) {
  return (
    <Section aria-labelledby="assessments">
      <SectionHeading id="assessments" title={title} lede={lede} />
      <div className="mt-14">
        {items.map((item) => (
          <article
            key={item.title}
            className="grid gap-x-16 gap-y-4 border-t border-ink py-8 lg:grid-cols-[7fr_5fr] lg:py-12"
          >
            <h3 className="max-w-[10.8em] text-h2 text-leaf">{item.question}</h3>
            <div>
              <p className="text-lg font-semibold">{item.title}</p>
              <p className="mt-2 text-lg text-ink-soft">
                <Said text={item.text} />
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Reports({ title, columns, items }: AssessmentReportingCopy["reports"]) {
  return (
    <Section aria-labelledby="reports">
      <h2 id="reports" className="mb-12 text-h2">
        {title}
      </h2>
      <DataTable
        caption={title}
        columns={Object.values(columns)}
        rows={items.map(({ title, basis, reader, text }) => [title, basis, reader, text])}
        widths={["lg:w-1/5", "lg:w-1/5", "lg:w-1/5"]}
      />
    </Section>
  );
}

function Ratings({ title, lede, items }: AssessmentReportingCopy["ratings"]) {
  return (
    <Section tone="sand" aria-labelledby="ratings">
      <div className="lg:columns-2 lg:gap-16">
        <SectionHeading id="ratings" title={title} lede={lede} className="mb-10 break-inside-avoid" />
        {items.map((item) => (
          <div key={item.title} className="break-inside-avoid pb-7">
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1.5 max-w-xl">{item.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
