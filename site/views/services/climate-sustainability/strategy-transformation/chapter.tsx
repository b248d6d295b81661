import { Plus } from "../../../../ui/icons.tsx";
import type { StrategyTransformationCopy } from "./copy.ts";

type Props = { topic: StrategyTransformationCopy["topics"][number]; number: number };

/**
 * One decision of the five. What it leaves behind lies outside the fold, as a sheet: with every chapter closed the
 * page still reads as decision and document.
 */
export function Chapter({ topic, number }: Props) {
  const { title, summary, paragraphs, points, result } = topic;
  return (
    <li className="grid-12 gap-y-2 py-3 lg:py-8">
      <details open={number === 1} className="group col-span-12 lg:col-span-8">
        <summary className="grid grid-cols-[2.25rem_1fr_auto] gap-x-2 py-1 hover:text-leaf md:grid-cols-[5rem_1fr_auto] md:gap-x-6">
          <span
            aria-hidden="true"
            className="figures font-display text-h2 text-leaf md:row-span-2 md:text-h1 md:leading-none"
          >
            {number}
          </span>
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
          <ul className="grid content-start gap-2">
            {points.map((point) => (
              <li key={point} className="grid grid-cols-[0.5rem_1fr] gap-x-3">
                <span aria-hidden="true" className="mt-2.5 size-2 bg-marigold" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </details>
      <p className="col-span-12 self-start bg-white px-4 py-2.5 leading-snug shadow-panel md:max-lg:ml-26 lg:col-span-4 lg:p-6">
        <span className="eyebrow mr-2 text-leaf lg:mb-1 lg:block">Result</span>
        <span className="font-display text-lg text-pretty lg:text-h4">{result}</span>
      </p>
    </li>
  );
}
