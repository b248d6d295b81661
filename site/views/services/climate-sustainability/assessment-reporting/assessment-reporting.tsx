import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { Points } from "../../../../ui/points.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { TracedFigure } from "../../../../ui/traced-figure.tsx";
import { TracedLine } from "../../../../ui/traced-line.tsx";
import { Brief } from "../../brief.tsx";
import { ServiceEnd, serviceHead } from "../../service-page.tsx";
import { AnnotatedPage } from "./annotated-page.tsx";
import type { AssessmentReportingCopy } from "./copy.ts";

const address = "/services/climate-sustainability/assessment-reporting";

export const assessmentReportingHead = (copy: AssessmentReportingCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function AssessmentReporting({ copy }: { copy: AssessmentReportingCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <Brief {...copy.brief} />
      <Assessments {...copy.assessments} />
      <AnnotatedPage {...copy.annotated} />
      <TracedLine figure={copy.traced}>
        <TracedFigure figure={copy.traced} />
      </TracedLine>
      <BrsrCore {...copy.brsrCore} />
      <Reports {...copy.reports} />
      <Ratings {...copy.ratings} />
      <ServiceEnd copy={copy} tone="sand" imageClassName="lg:object-contain" />
    </>
  );
}

/**
 * The ticked record stands where a bound report has its spine, and lies below the words where there is no room beside
 * them. The spine is as wide as a whole number of its twenty-four columns, so that no tick is cut.
 */
function Opening({ title, lede, picture, action }: AssessmentReportingCopy["hero"]) {
  const image = shown(picture);
  return (
    <section className="relative border-b border-line">
      <div className="wrap pt-6 lg:grid lg:min-h-[28rem] lg:grid-cols-[26%_1fr] lg:grid-rows-[auto_1fr]">
        <Breadcrumbs trail={trail(address)} className="lg:col-start-2" />
        <div className="items-end gap-x-10 pt-5 pb-6 lg:py-6 lg:col-start-2 lg:self-center xl:grid xl:grid-cols-[4fr_3fr]">
          <h1 className="text-h1">{title}</h1>
          <div className="max-xl:mt-4">
            <p className="max-w-xl text-lede">{lede}</p>
            <ButtonLink to={action.to} size="lg" className="mt-5 max-sm:w-full">
              {action.label}
            </ButtonLink>
          </div>
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
    <Section heading={{ id: "assessments", title, lede }}>
      <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {items.map((item) => (
          <article key={item.title}>
            <h3 className="text-h4 text-leaf">{item.question}</h3>
            <p className="mt-1.5 font-semibold">{item.title}</p>
            <p className="mt-1 text-sm text-ink-soft">
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
    <Section heading={{ id: "reports", title, className: "mb-5" }}>
      <DataTable
        caption={title}
        columns={Object.values(columns)}
        rows={items.map(({ title, basis, reader, text }) => [title, basis, reader, text])}
        widths={["lg:w-1/5", "lg:w-1/5", "lg:w-1/5"]}
        fold={`All ${items.length} reports`}
        className="max-lg:[&_td]:py-0.5"
      />
    </Section>
  );
}

function Ratings({ title, lede, items }: AssessmentReportingCopy["ratings"]) {
  return (
    <Section aria-labelledby="ratings" className="pt-0!">
      <SectionHeading id="ratings" title={title} lede={lede} />
      <Fold label={`All ${items.length}`} className="mt-5">
        <Points
          points={items}
          className="grid gap-x-10 gap-y-4 max-sm:pt-4 sm:grid-cols-2 lg:grid-cols-5"
          textClassName="mt-1 text-sm"
        />
      </Fold>
    </Section>
  );
}

/** The phase table, with a bar for each group of companies drawn to one scale. */
function BrsrCore({ title, text, columns, rows, note }: AssessmentReportingCopy["brsrCore"]) {
  const most = Math.max(...rows.map(({ companies }) => countOf(companies)));
  return (
    <Section tone="ink" aria-labelledby="brsr-core">
      <div className="grid-12 gap-y-5">
        <div className="col-span-12 lg:col-span-4">
          <SectionHeading id="brsr-core" title={title} />
          <p className="mt-3 text-paper/85">{text}</p>
          <p className="mt-3 text-paper/85">{note}</p>
        </div>
        <table
          aria-labelledby="brsr-core"
          className="draws moves col-span-12 text-left lg:col-span-7 lg:col-start-6"
        >
          <thead>
            <tr className="border-b-2 border-paper/60 text-sm">
              <th scope="col" className="w-2/5 pb-3">
                {columns.year}
              </th>
              <th scope="col" className="pb-3">
                {columns.companies}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, companies }) => (
              <tr key={year} className="border-b border-line-dark">
                <th scope="row" className="figures py-2 font-normal lg:py-3">
                  {year}
                </th>
                <td className="py-2 lg:py-3">
                  <span className="figures font-display text-h4">{companies}</span>
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${most} 1`}
                    preserveAspectRatio="none"
                    className="mt-1 h-2 w-full fill-marigold"
                  >
                    <rect width={countOf(companies)} height="1" className="counts" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** “Top 1,000” → 1000 */
function countOf(companies: string): number {
  return Number(companies.replace(/\D/g, ""));
}
