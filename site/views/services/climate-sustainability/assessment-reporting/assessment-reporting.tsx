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
import { Brief, ServiceEnd, serviceHead } from "../../service-page.tsx";
import type { AssessmentReportingCopy } from "./copy.ts";

const address = "/services/climate-sustainability/assessment-reporting";

export const assessmentReportingHead = (copy: AssessmentReportingCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function AssessmentReporting({ copy }: { copy: AssessmentReportingCopy }) {
  const { assessments, reports, ratings } = copy;
  return (
    <>
      <Opening {...copy.hero} />
      <Brief {...copy.brief} />
      <Section heading={{ id: "assessments", title: assessments.title, lede: assessments.lede }}>
        <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:mt-8 lg:grid-cols-4">
          {assessments.items.map(({ question, title, text }) => (
            <article key={title}>
              <h3 className="text-h4 text-leaf">{question}</h3>
              <p className="mt-1.5 font-semibold">{title}</p>
              <p className="mt-1 text-sm text-ink-soft">
                <Said text={text} />
              </p>
            </article>
          ))}
        </div>
      </Section>
      <AnnotatedPage {...copy.annotated} />
      <TracedLine figure={copy.traced}>
        <TracedFigure figure={copy.traced} />
      </TracedLine>
      <BrsrCore {...copy.brsrCore} />
      <Section heading={{ id: "reports", title: reports.title, className: "mb-5" }}>
        <DataTable
          caption={reports.title}
          columns={Object.values(reports.columns)}
          rows={reports.items.map(({ title, basis, reader, text }) => [title, basis, reader, text])}
          widths={["lg:w-1/5", "lg:w-1/5", "lg:w-1/5"]}
          fold={`All ${reports.items.length} reports`}
          className="max-lg:[&_td]:py-0.5"
        />
      </Section>
      <Section className="pt-0!" heading={{ id: "ratings", title: ratings.title, lede: ratings.lede }}>
        <Fold label={`All ${ratings.items.length}`} className="mt-5">
          <Points
            points={ratings.items}
            className="grid gap-x-10 gap-y-4 max-sm:pt-4 sm:grid-cols-2 lg:grid-cols-5"
            textClassName="mt-1 text-sm"
          />
        </Fold>
      </Section>
      <ServiceEnd copy={copy} tone="sand" imageClassName="lg:object-contain" />
    </>
  );
}

/**
 * The picture stands at the left like the spine of a report, or below the words on narrow screens. Its width shows a
 * whole number of the drawing's twenty-four columns, so that no tick is cut.
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
            <ButtonLink {...action} size="lg" className="mt-5 max-sm:w-full" />
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

/** A page of a report at the left edge of the window; beside each figure stands where it was taken from. */
function AnnotatedPage({ title, page, lines, caption }: AssessmentReportingCopy["annotated"]) {
  return (
    <section aria-labelledby="annotated" className="overflow-x-clip bg-leaf-dark text-paper">
      <figure className="wrap max-lg:py-8 lg:grid lg:grid-cols-[7fr_5fr]">
        <SectionHeading id="annotated" title={title} className="lg:col-start-2 lg:pt-10 lg:pb-5 lg:pl-16" />
        <p className={`${sheet} pt-4 pb-2 max-lg:mt-5 lg:row-start-1 lg:pt-10 lg:pb-4`}>
          <span className="eyebrow block text-ink-soft">{page.section}</span>
          <span className="block font-display text-h4 lg:text-h3">{page.principle}</span>
        </p>
        <ol className="lg:col-span-2">
          {lines.map(({ indicator, figure, unit, from, held }) => (
            <li key={indicator} className="lg:grid lg:grid-cols-[7fr_5fr]">
              <p
                className={`${sheet} flex flex-wrap items-baseline justify-between lg:content-center lg:items-center gap-x-4 border-t border-line py-2 lg:py-2.5`}
              >
                <span className="lg:text-lg">{indicator}</span>
                <span className="figures bg-marigold-soft px-2 lg:px-3 lg:py-1">
                  <strong className="font-display text-h4 font-[450]">{figure}</strong>{" "}
                  <span className="text-sm">{unit}</span>
                </span>
              </p>
              <p className="relative bg-white max-lg:-mx-gutter lg:bg-transparent max-lg:px-gutter max-lg:pb-2 max-lg:text-sm max-lg:leading-snug max-lg:text-ink-soft lg:m-0 lg:self-center lg:border-0 lg:py-2 lg:pl-16">
                <span
                  aria-hidden="true"
                  className="absolute top-1/2 -left-8 h-0.5 w-20 bg-marigold max-lg:hidden"
                />
                <span className="lg:block">{from}. </span>
                <span className="text-sm text-leaf-light max-lg:text-leaf print:text-ink lg:block">
                  {held}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <span aria-hidden="true" className={`${sheet} max-lg:hidden`} />
        <figcaption className="mt-4 text-sm text-paper/80 lg:mt-0 lg:pt-4 lg:pb-10 lg:pl-16">
          {caption}
        </figcaption>
      </figure>
    </section>
  );
}

/** White ground from the window's left edge; on narrow screens it takes the whole width between the notes. */
const sheet = "bg-white text-ink -mx-gutter px-gutter lg:mr-0 lg:ml-[-50vw] lg:pr-8 lg:pl-[50vw]";

/** From which year BRSR Core covers how many companies, with a bar for each number on one scale. */
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
