import { clsx } from "clsx";
import type { ReactNode } from "react";
import { SectionHeading } from "../../../../ui/section.tsx";
import type { StrategyTransformationCopy } from "./copy.ts";

/** Where the six topics stand across a frame. */
const places = [25, 55, 85, 115, 145, 175];

const grounds = ["bg-night-2", "bg-night-4", "bg-night-6", "bg-night-8", "bg-night-10"];
const drawings = [Sorted, Owned, Dated, Counted, Carried];

/** The same six topics in five drawings; each decision gives them something more. */
export function Frames({ title, frames, caption }: StrategyTransformationCopy["followed"]) {
  return (
    <section aria-labelledby="followed" className="bg-ink text-paper">
      <figure>
        <SectionHeading id="followed" title={title} className="wrap pt-8 pb-4 lg:pt-12 lg:pb-6" />
        <ol className="lg:grid lg:grid-cols-5">
          {frames.map(({ name, text }, index) => {
            const Drawing = drawings[index];
            return (
              <li
                key={name}
                className={clsx(
                  "grid grid-cols-[6.5rem_1fr] items-center gap-x-5 px-gutter py-2 sm:grid-cols-[12rem_1fr] lg:grid-cols-1 lg:content-start lg:gap-y-4 lg:px-6 lg:pt-8 lg:pb-10 xl:px-9",
                  grounds[index],
                )}
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 200 130"
                  className="w-full fill-none stroke-paper/55 stroke-[1.5] print:stroke-ink forced-color-adjust-none"
                >
                  {Drawing && <Drawing />}
                </svg>
                <div>
                  <h3 className="text-h4">
                    <span className="figures text-marigold print:text-ink">{index + 1}</span> {name}
                  </h3>
                  <p className="mt-1 leading-snug max-lg:text-sm">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
        <figcaption className="wrap pt-3 pb-6 text-sm text-paper/80">
          <span className="block max-w-2xl">{caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}

function Topics({ at }: { at: (index: number) => number }): ReactNode {
  return places.map((x, index) => (
    <circle key={x} cx={x} cy={at(index)} r={6.5} className="fill-marigold stroke-none" />
  ));
}

/** Eighteen on two sides of a line. */
function Sorted() {
  const high = [40, 18, 46, 26, 44, 14];
  return (
    <>
      {places.flatMap((x, index) => [
        <circle key={`${x} near`} cx={x - 8} cy={84 + ((index * 17) % 12)} r={5} />,
        <circle key={`${x} far`} cx={x + 7} cy={106 + ((index * 23) % 14)} r={5} />,
      ])}
      <path d="M0 66h200" strokeDasharray="5 4" className="stroke-marigold" />
      <Topics at={(index) => high[index] ?? 0} />
    </>
  );
}

/** Up to three who sign and one that decides. */
function Owned() {
  const signing = [40, 100, 160];
  return (
    <>
      {places.map((x, index) => (
        <path key={x} d={`M${x} 112L${signing[Math.floor(index / 2)]} 66`} />
      ))}
      {signing.map((x) => (
        <path key={x} d={`M${x} 66L100 20`} />
      ))}
      {signing.map((x) => (
        <rect
          key={x}
          x={x - 7}
          y={59}
          width={14}
          height={14}
          className="fill-paper stroke-none print:fill-ink"
        />
      ))}
      <rect x={86} y={10} width={28} height={16} className="fill-paper stroke-none print:fill-ink" />
      <Topics at={() => 112} />
    </>
  );
}

/** Along the years, each as high as it costs. */
function Dated() {
  const costs = [34, 62, 44, 84, 58, 96];
  return (
    <>
      <path d="M8 120h184m-6-5l6 5-6 5" />
      {places.map((x, index) => (
        <path
          key={x}
          d={`M${x} 120v${-(costs[index] ?? 0)}`}
          className="stroke-paper/80 stroke-[5] print:stroke-ink"
        />
      ))}
      <Topics at={(index) => 120 - (costs[index] ?? 0)} />
    </>
  );
}

/** Down to the meter, past the one who checks. */
function Counted() {
  return (
    <>
      {places.map((x) => (
        <path key={x} d={`M${x} 22v82m-9 0h18v18h-18zm4 9h10`} />
      ))}
      <path d="M8 63h184" strokeDasharray="2 4" />
      {places.map((x) => (
        <path key={x} d={`M${x - 6} 62l5 5 9-11`} className="stroke-paper stroke-[2.5] print:stroke-ink" />
      ))}
      <Topics at={() => 22} />
    </>
  );
}

/** Out to everybody whose work it changes. */
function Carried() {
  return (
    <>
      {places.map((x) => (
        <path key={x} d={[-12, -6, 0, 6, 12].map((aside) => `M${x} 26L${x + aside} 104`).join("")} />
      ))}
      {places.map((x) => (
        <path
          key={x}
          d={[-12, -6, 0, 6, 12].map((aside) => `M${x + aside} ${104 + Math.abs(aside)}h0`).join("")}
          strokeLinecap="round"
          className="stroke-paper stroke-[5] print:stroke-ink"
        />
      ))}
      <Topics at={() => 26} />
    </>
  );
}
