import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { shown } from "../../../../art/render.ts";
import { Plus } from "../../../../ui/icons.tsx";
import { PointNumber, TextList } from "../../../../ui/points.tsx";
import { SectionHeading } from "../../../../ui/section.tsx";
import { Brief, ServiceEnd, ServiceHero, serviceHead } from "../../service-page.tsx";
import type { StrategyTransformationCopy } from "./copy.ts";

const address = "/services/climate-sustainability/strategy-transformation";

export const strategyTransformationHead = (copy: StrategyTransformationCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function StrategyTransformation({ copy }: { copy: StrategyTransformationCopy }) {
  const isPhoto = shown(copy.hero.picture).picture.photo;
  return (
    <>
      {/* The drawing's ground is the section's own colour, so the cable comes straight out of the page. */}
      <ServiceHero
        address={address}
        copy={copy.hero}
        layout="split"
        tone="sand"
        size="h1"
        titleClassName="max-w-[9em]"
        ledeClassName="max-w-xl pb-2"
        picture={{
          className: isPhoto ? undefined : "max-md:-mt-3 md:-mt-10 lg:-mt-14",
          imageClassName: "max-h-[34rem] object-cover 2xl:max-h-[44rem] object-top max-md:h-48",
        }}
        sourceClassName="wrap pt-2 pb-4 text-sm text-ink-soft"
      />
      <Brief {...copy.brief} />
      <Frames {...copy.followed} />
      <ol className="wrap py-4 lg:py-9">
        {copy.topics.map((topic, index) => (
          <Decision key={topic.title} {...topic} index={index} />
        ))}
      </ol>
      <ServiceEnd copy={copy} tone="sand" imageClassName="object-right-top" />
    </>
  );
}

type DecisionProps = StrategyTransformationCopy["topics"][number] & { index: number };

/**
 * One of the five decisions; the first is open. The result stands outside the disclosure, so that a closed decision
 * still shows it.
 */
function Decision({ title, summary, paragraphs, points, result, index }: DecisionProps) {
  return (
    <li className="grid-12 gap-y-2 py-3 lg:py-5">
      <details open={index === 0} className="group col-span-12 lg:col-span-8">
        <summary className="grid grid-cols-[2.25rem_1fr_auto] gap-x-2 py-1 hover:text-leaf md:grid-cols-[5rem_1fr_auto] md:gap-x-6">
          <PointNumber
            index={index}
            className="font-display text-h2 text-leaf md:row-span-2 md:text-h1 md:leading-none"
          />
          <h2 className="text-h3 max-md:pt-1 md:text-h2">{title}</h2>
          <Plus
            aria-hidden="true"
            className="mt-1 size-7 transition-transform group-open:rotate-45 lg:mt-3 lg:size-8"
          />
          <span className="max-w-2xl text-ink-soft max-md:col-span-3 md:col-start-2 md:mt-2 md:text-lede">
            {summary}
          </span>
        </summary>
        <div className="grid gap-x-12 gap-y-4 pt-4 pb-2 md:pl-26 lg:pt-6 xl:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <TextList
            items={points}
            className="grid content-start gap-2"
            itemClassName="grid grid-cols-[0.5rem_1fr] gap-x-3"
            bullet="mt-2.5 size-2 bg-marigold"
          />
        </div>
      </details>
      <p className="col-span-12 self-start bg-white px-4 py-2.5 leading-snug shadow-panel md:max-lg:ml-26 lg:col-span-4 lg:p-4">
        <span className="eyebrow mr-2 text-leaf lg:mb-1 lg:block">Result</span>
        <span className="font-display text-lg text-pretty lg:text-h4">{result}</span>
      </p>
    </li>
  );
}

/** The x of the six topics in a frame, which is 200 wide. */
const places = [25, 55, 85, 115, 145, 175];

const grounds = ["bg-night-2", "bg-night-4", "bg-night-6", "bg-night-8", "bg-night-10"];
const drawings = [Sorted, Owned, Dated, Counted, Carried];

/** One drawing for each decision, always of the same six topics. */
function Frames({ title, frames, caption }: StrategyTransformationCopy["followed"]) {
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

function Topics({ yOf }: { yOf: (index: number) => number }) {
  return places.map((x, index) => (
    <circle key={x} cx={x} cy={yOf(index)} r={6.5} className="fill-marigold stroke-none" />
  ));
}

type LinesProps = Omit<ComponentProps<"path">, "d"> & { d: (x: number, index: number) => string };

/** One line for each topic. */
function Lines({ d, ...props }: LinesProps) {
  return places.map((x, index) => <path key={x} d={d(x, index)} {...props} />);
}

/** The six topics above a line, and twelve others below it. */
function Sorted() {
  const high = [40, 18, 46, 26, 44, 14];
  return (
    <>
      {places.flatMap((x, index) => [
        <circle key={`${x} near`} cx={x - 8} cy={84 + ((index * 17) % 12)} r={5} />,
        <circle key={`${x} far`} cx={x + 7} cy={106 + ((index * 23) % 14)} r={5} />,
      ])}
      <path d="M0 66h200" strokeDasharray="5 4" className="stroke-marigold" />
      <Topics yOf={(index) => high[index] ?? 0} />
    </>
  );
}

/** Lines go from the topics to three who sign, and from them to one that decides. */
function Owned() {
  const signing = [40, 100, 160];
  const square = "fill-paper stroke-none print:fill-ink";
  return (
    <>
      <Lines d={(x, index) => `M${x} 112L${signing[Math.floor(index / 2)]} 66`} />
      {signing.map((x) => (
        <path key={x} d={`M${x} 66L100 20`} />
      ))}
      {signing.map((x) => (
        <rect key={x} x={x - 7} y={59} width={14} height={14} className={square} />
      ))}
      <rect x={86} y={10} width={28} height={16} className={square} />
      <Topics yOf={() => 112} />
    </>
  );
}

/** The topics along an axis of years, each as high as it costs. */
function Dated() {
  const costs = [34, 62, 44, 84, 58, 96];
  const cost = (index: number) => costs[index] ?? 0;
  return (
    <>
      <path d="M8 120h184m-6-5l6 5-6 5" />
      <Lines
        d={(x, index) => `M${x} 120v${-cost(index)}`}
        className="stroke-paper/80 stroke-[5] print:stroke-ink"
      />
      <Topics yOf={(index) => 120 - cost(index)} />
    </>
  );
}

/** A line goes from each topic down to a meter; a tick marks the check on the way. */
function Counted() {
  return (
    <>
      <Lines d={(x) => `M${x} 22v82m-9 0h18v18h-18zm4 9h10`} />
      <path d="M8 63h184" strokeDasharray="2 4" />
      <Lines d={(x) => `M${x - 6} 62l5 5 9-11`} className="stroke-paper stroke-[2.5] print:stroke-ink" />
      <Topics yOf={() => 22} />
    </>
  );
}

/** Lines fan out from each topic to those whose work it changes. */
function Carried() {
  const sides = [-12, -6, 0, 6, 12];
  return (
    <>
      <Lines d={(x) => sides.map((aside) => `M${x} 26L${x + aside} 104`).join("")} />
      <Lines
        d={(x) => sides.map((aside) => `M${x + aside} ${104 + Math.abs(aside)}h0`).join("")}
        strokeLinecap="round"
        className="stroke-paper stroke-[5] print:stroke-ink"
      />
      <Topics yOf={() => 26} />
    </>
  );
}
