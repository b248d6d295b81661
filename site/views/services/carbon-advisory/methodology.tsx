import { Chapter } from "./chapter.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

export function Methodology({ title, lede, steps }: CarbonAdvisoryCopy["methodology"]) {
  return (
    <Chapter
      id="methodology"
      title={title}
      lede={lede}
      className="-mx-gutter bg-ink px-gutter py-10 text-paper lg:py-14 sm:mx-0 sm:rounded-lg sm:px-10 lg:px-12"
    >
      <ol className="mt-6 lg:mt-10">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.5rem_1fr] gap-y-3 border-t border-line-dark py-4 lg:py-6 lg:grid-cols-[3rem_1fr_15rem] lg:gap-x-6"
          >
            <span aria-hidden="true" className="figures font-display text-h4 text-marigold">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4">{step.title}</h3>
              <p className="mt-2 max-w-lg text-paper/85">{step.text}</p>
            </div>
            <p className="col-start-2 border-l-2 border-marigold pl-4 text-sm font-semibold lg:col-start-3 lg:self-center">
              {step.output}
            </p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
