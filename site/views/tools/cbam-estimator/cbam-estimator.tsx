import type { ReactNode } from "react";
import { cbamFigures } from "../../../content/records/cbam-figures.ts";
import { trail } from "../../../content/records/page-tree.ts";
import { rulesOf } from "../../../content/records/review.ts";
import { type PageHead, pageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Letterhead } from "../../../ui/letterhead.tsx";
import { Reviewed } from "../../../ui/reviewed.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";
import { Explanations } from "./explanations.tsx";
import { ChartKey, ShortYear } from "./year-chart.tsx";

const path = "/tools/cbam-estimator";

export const estimatorHead = (copy: EstimatorCopy): PageHead => ({
  ...pageHead(path, copy.seo, copy.where.picture),
  rules: rulesOf(copy),
  modified: cbamFigures().reviewed,
});

type Props = Pick<ReturnType<typeof cbamFigures>, "figures" | "sources" | "reviewed" | "sourcesTo"> & {
  copy: EstimatorCopy;
  children?: ReactNode;
};

/** Its child is the island of the estimator; all else is there without scripts. */
export function CbamEstimator({ copy, figures, sources, reviewed, sourcesTo, children }: Props) {
  const { form, who } = copy;
  return (
    <>
      <Letterhead />
      <Opening {...copy.hero} factors={figures.factors} />
      <Section tone="sand" id="estimate">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12" data-print="hide">
          <SectionHeading title={form.title} lede={form.lede} className="lg:col-span-7" />
          <div className="border-l-4 border-marigold pl-5 max-sm:hidden lg:col-span-5 lg:self-end">
            <h2 className="text-h4">{who.title}</h2>
            <p className="mt-2">{who.text}</p>
          </div>
        </div>
        <p className="mt-8 hidden font-semibold no-scripting:block">{form.noScript}</p>
        <div className="await-query mt-6 lg:mt-10">{children}</div>
      </Section>
      <Explanations copy={copy} {...{ figures, sources, reviewed, sourcesTo }} />
      <div className="print:hidden">
        <Reviewed rules={rulesOf(copy)} />
      </div>
      <CallToAction {...copy.closing} />
    </>
  );
}

const COLUMN = 10;

/** The steps of the data scale from cold to warm, without the palest. */
const heats = [2, 3, 4, 5, 7, 8, 9, 10];

type OpeningProps = EstimatorCopy["hero"] & Pick<Props["figures"], "factors">;

/** A column for each year: how much of the benchmark is deducted, and how much counts. */
function Opening({ figure, deducted, counts, factors, ...words }: OpeningProps) {
  return (
    <Hero
      tone="ink"
      trail={trail(path)}
      {...words}
      className="print:[&>div:first-child]:block print:[&>div:first-child]:p-0"
      ledeClassName="max-[24rem]:min-h-[4lh] print:hidden"
    >
      <figure className="wrap pb-10 lg:pb-12" data-print="hide">
        <svg
          viewBox={`0 0 ${factors.length * COLUMN} 100`}
          preserveAspectRatio="none"
          className="h-16 w-full sm:h-40"
          aria-hidden="true"
        >
          {factors.map(({ year, deducted }, index) => (
            <g key={year} transform={`translate(${index * COLUMN} 0)`}>
              <rect width={COLUMN - 0.2} height="100" className="fill-ink-2" />
              <rect
                y={deducted}
                width={COLUMN - 0.2}
                height={100 - deducted}
                className={`fill-data-${heats[Math.round((index * (heats.length - 1)) / Math.max(1, factors.length - 1))]}`}
              />
            </g>
          ))}
        </svg>
        <div className="mt-2 flex" aria-hidden="true">
          {factors.map(({ year, deducted }) => (
            <p key={year} className="figures flex-1 text-sm leading-snug max-sm:text-[0.8125rem]">
              <span className="block font-semibold">
                <ShortYear year={year} />
              </span>
              {deducted}
              <span className="max-sm:hidden">%</span>
            </p>
          ))}
        </div>
        <figcaption className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <span className="mr-auto">{figure}</span>
          <ChartKey label={deducted} className="stroke-paper/40 fill-ink-2" />
          <ChartKey label={counts} className="stroke-paper/40 fill-data-8" />
        </figcaption>
      </figure>
    </Hero>
  );
}
