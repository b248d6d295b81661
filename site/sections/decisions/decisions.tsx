import { Plus } from "../../ui/icons.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { PointNumber, TextList } from "../../ui/points.tsx";
import type { SectionProps } from "../schemas.ts";

type Props = SectionProps<"decisions">;

export const Decisions = ({ section }: Props) => (
  <ol className="wrap py-4 lg:py-9">
    {section.items.map((item, index) => (
      <Decision key={item.title} {...item} index={index} />
    ))}
  </ol>
);

type DecisionProps = Props["section"]["items"][number] & { index: number };

/** The first is open. The result stands outside the disclosure, so that a closed decision still shows it. */
const Decision = ({ title, summary, paragraphs, points, result, index }: DecisionProps) => (
  <li className="grid-12 gap-y-2 py-3 lg:py-5">
    <details open={index === 0} className="group col-span-12 lg:col-span-8">
      <summary className="grid grid-cols-[2.25rem_1fr_auto] gap-x-2 py-1 hover:text-leaf md:grid-cols-[5rem_1fr_auto] md:gap-x-6">
        <PointNumber
          index={index}
          className="font-display text-h2 text-leaf md:row-span-2 md:text-h1 md:leading-none"
        />
        <h2 className="text-h3 max-md:pt-1 md:text-h2">{title}</h2>
        <Plus className="mt-1 size-7 transition-transform group-open:rotate-45 lg:mt-3 lg:size-8" />
        <span className="max-w-2xl text-ink-soft max-md:col-span-3 md:col-start-2 md:mt-2 md:text-lede">
          {summary}
        </span>
      </summary>
      <div className="grid gap-x-12 gap-y-4 pt-4 pb-2 md:pl-26 lg:pt-6 xl:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-3">
          <Paragraphs texts={paragraphs} />
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
