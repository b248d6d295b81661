import { clsx } from "clsx";
import { toNumber } from "../../../tools/estimator/decimal.ts";
import { BASES, type Basis, type Estimate } from "../../../tools/estimator/estimate.ts";
import type { ResultCopy } from "./copy.ts";

const fills: Record<Basis, string> = { actual: "fill-data-2", default: "fill-data-9" };
const HEIGHT = 100;
const COLUMN = 10;
const BAR = 3.4;

/** Hidden from screen readers: the table beside it says the same. A basis that lacks a year is left out. */
export function YearChart({ copy, years, chosen }: { copy: ResultCopy; years: Estimate[]; chosen: number }) {
  const series = BASES.filter((basis) => years.every(({ owed }) => owed[basis]));
  const most = Math.max(...years.flatMap(({ owed }) => series.map((basis) => amountIn(owed[basis]))));
  const top = roundTop(most);
  return (
    <figure aria-hidden="true">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="flex flex-col justify-between text-right text-sm text-ink-soft">
          {[1, 0.5, 0].map((share) => (
            <span key={share} className="figures leading-none">
              {inShort(top * share)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${years.length * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-56 w-full overflow-visible sm:h-72"
          aria-hidden="true"
        >
          {years.map(({ year, owed }, index) => (
            <g key={year} transform={`translate(${index * COLUMN} 0)`}>
              {year === chosen && (
                <rect width={COLUMN} height={HEIGHT} className="fill-marigold-soft opacity-60" />
              )}
              {series.map((basis, at) => {
                const tall = (amountIn(owed[basis]) / top) * HEIGHT;
                const x = (COLUMN - BAR * series.length) / 2 + at * BAR;
                return (
                  <rect
                    key={basis}
                    x={x}
                    y={HEIGHT - tall}
                    width={BAR - 0.3}
                    height={tall}
                    className={fills[basis]}
                  />
                );
              })}
            </g>
          ))}
          {[0, 0.5, 1].map((share) => (
            <path
              key={share}
              d={`M0 ${HEIGHT * share}H${years.length * COLUMN}`}
              className={share === 1 ? "stroke-ink" : "stroke-ink/20"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div className="col-start-2 mt-2 flex text-sm">
          {years.map(({ year }) => (
            <span
              key={year}
              className={clsx("figures flex-1 text-center", year === chosen && "font-semibold")}
            >
              <ShortYear year={year} />
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {series.map((basis) => (
          <ChartKey key={basis} label={copy[basis]} className={fills[basis]} />
        ))}
      </figcaption>
    </figure>
  );
}

/** The year; on phones only its last two digits. */
export function ShortYear({ year }: { year: number }) {
  return (
    <>
      <span className="max-sm:hidden">{year}</span>
      <span className="sm:hidden">{`’${String(year).slice(2)}`}</span>
    </>
  );
}

export function ChartKey({ label, className }: { label: string; className: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 10 10" className="size-4" aria-hidden="true">
        <rect width="10" height="10" className={className} />
      </svg>
      {label}
    </span>
  );
}

const amountIn = (owed: Estimate["owed"][Basis]) => (owed ? toNumber(owed) : 0);

/** The top of the scale: 1, 2, 3, 4, 5, 6, 8 or 10 times a power of ten, so that its half is a round figure, too. */
export function roundTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= most) ?? 10) * power;
}

const short = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });

const inShort = (value: number) => `€${short.format(value)}`;
