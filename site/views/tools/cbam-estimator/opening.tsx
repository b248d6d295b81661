import { trail } from "../../../addresses.ts";
import type { CbamFigures } from "../../../content/records/cbam-figures.ts";
import { Hero } from "../../../ui/hero.tsx";
import type { EstimatorCopy } from "./copy.ts";
import { ChartKey, ShortYear } from "./year-chart.tsx";

const COLUMN = 10;

/** The steps of the data scale from cold to warm, without the palest. */
const heats = [2, 3, 4, 5, 7, 8, 9, 10];

type Props = EstimatorCopy["hero"] & Pick<CbamFigures, "factors">;

export function Opening({ figure, deducted, counts, factors, ...words }: Props) {
  return (
    <Hero
      tone="ink"
      layout="split"
      trail={trail("/tools/cbam-estimator")}
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
