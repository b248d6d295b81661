import { Plus } from "../../../../ui/icons.tsx";
import type { StrategyTransformationCopy } from "./copy.ts";

type Props = { topic: StrategyTransformationCopy["topics"][number]; number: number };

/**
 * One decision of the five. What it leaves behind stands outside the fold: with every chapter closed the page
 * still reads as decision and document.
 */
export function Chapter({ topic, number }: Props) {
  const { title, summary, paragraphs, points, result } = topic;
  return (
    <li className="grid-12 border-t-2 border-ink pt-6 pb-10 lg:pt-8 lg:pb-16">
      <span
        aria-hidden="true"
        className="figures col-span-12 font-display text-h2 text-leaf md:col-span-2 md:text-hero"
      >
        {number}
      </span>
      <div className="col-span-12 md:col-span-10">
        <details open={number === 1} className="group">
          <summary className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 py-2 hover:text-leaf">
            <h2 className="text-h2">{title}</h2>
            <Plus
              aria-hidden="true"
              className="mt-1 size-8 transition-transform group-open:rotate-45 lg:mt-3"
            />
            <span className="col-span-2 max-w-2xl text-lede text-ink-soft">{summary}</span>
          </summary>
          <div className="grid gap-x-16 gap-y-6 pt-6 pb-4 lg:grid-cols-[7fr_5fr]">
            <div className="grid content-start gap-4 text-lg">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ul>
              {points.map((point) => (
                <li key={point} className="border-t border-line py-3">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </details>
        <p className="mt-4 grid max-w-3xl gap-1 border-l-4 border-marigold pl-5">
          <span className="eyebrow text-leaf">Result</span>
          <span className="font-display text-h4 text-balance">{result}</span>
        </p>
      </div>
    </li>
  );
}
