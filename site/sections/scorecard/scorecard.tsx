import { clsx } from "clsx";
import { SectionHeading } from "../../ui/section.tsx";
import { Stretched } from "../../ui/stretched.tsx";
import type { SectionProps } from "../schemas.ts";

const SCALE = 100;

/** A made-up result: the total is good, but one theme is below `least` and costs the medal. */
export function Scorecard({ section, id }: SectionProps<"scorecard">) {
  const { title, total, least, themes, enough, short, caption } = section;
  return (
    <section aria-labelledby={id} className="bg-leaf-dark pb-8 text-paper lg:pb-10">
      <figure>
        <div className="draws moves relative isolate">
          <Bars lit={total.points} />
          <div className="wrap pt-8 lg:pt-12">
            <SectionHeading id={id} title={title} className="max-w-[11em]" />
            <p className="mt-3 flex items-baseline gap-x-3 pb-16">
              <span className="figures font-display text-h1 text-leaf-light print:text-ink">
                {total.points}
              </span>
              <span className="max-w-40 leading-tight">{total.label}</span>
            </p>
          </div>
        </div>
        <dl className="draws moves wrap mt-5 grid grid-cols-2 gap-x-6 gap-y-4 lg:mt-6 lg:grid-cols-4 lg:gap-x-12">
          {themes.map(({ name, points: reached }) => {
            const isShort = reached < least;
            return (
              <div key={name} className="flex flex-col">
                <dt className="order-2 mt-3 font-display text-h4">{name}</dt>
                <dd className="relative order-1 max-w-32 lg:max-w-44">
                  <Dial reached={reached} least={least} isShort={isShort} />
                  <span className="figures absolute inset-x-0 bottom-0 text-center font-display text-h2 leading-none">
                    {reached}
                  </span>
                </dd>
                <dd
                  className={clsx(
                    "order-3 mt-1 text-sm",
                    isShort ? "font-semibold text-data-7 print:text-ember" : "text-paper/80",
                  )}
                >
                  {isShort ? short : enough}
                </dd>
              </div>
            );
          })}
        </dl>
        <figcaption className="wrap mt-5 text-sm text-paper/80">
          <span className="block max-w-2xl">{caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}

const Bars = ({ lit }: { lit: number }) => (
  <Stretched
    box={`0 0 ${SCALE} 100`}
    className="absolute inset-x-0 bottom-0 -z-10 h-14 w-full forced-color-adjust-none lg:h-full"
  >
    <path d={barsPath(0, lit)} className="counts fill-leaf-light" />
    <path d={barsPath(lit, SCALE)} className="fill-leaf" />
  </Stretched>
);

const barsPath = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, step) => {
    const point = from + step;
    return `M${point + 0.15} ${Math.round(86 - 0.0066 * point ** 2)}h.7V100h-.7z`;
  }).join("");

function Dial({ reached, least, isShort }: { reached: number; least: number; isShort: boolean }) {
  const arc = "M8 60a52 52 0 0 1 104 0";
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 64"
      className="w-full fill-none forced-color-adjust-none"
    >
      <path d={arc} pathLength={SCALE} strokeWidth={12} className="stroke-ink/60" />
      <path
        d={arc}
        pathLength={SCALE}
        strokeWidth={12}
        strokeDasharray={`${reached} ${SCALE}`}
        className={clsx("sweeps", isShort ? "stroke-data-9" : "stroke-leaf-light")}
      />
      <path
        d="M0 60h20"
        transform={`rotate(${(least / SCALE) * 180} 60 60)`}
        strokeWidth={2.5}
        className="stroke-marigold"
      />
    </svg>
  );
}
