import { Diagram } from "../../ui/diagram.tsx";
import { words } from "../../ui/points.tsx";
import { Stretched } from "../../ui/stretched.tsx";
import type { SectionProps } from "../schemas.ts";

/** How work passes to the client over a year. After the last month the client's band goes on to the window's edge. */
export function HandoverYear({ section, id }: SectionProps<"handover-year">) {
  const { title, year, items } = section;
  return (
    <Diagram id={id} tone="ink" title={title} caption={year.caption}>
      <div className="my-5 lg:mt-6">
        <Year {...year} />
        <ul className="wrap mt-5 grid gap-y-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {items.map(({ when, title, text }) => (
            <li key={title} className="sm:pr-8">
              <p className="eyebrow text-marigold print:text-ink">{when}</p>
              <h3 className="mt-1 text-h4">{title}</h3>
              <p className="mt-2">{words(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Diagram>
  );
}

/** One bar a month: `shares` are our hours of a hundred, drawn from the top; the rest below are the client's. */
const Year = ({ ours, yours, month, shares }: SectionProps<"handover-year">["section"]["year"]) => (
  <div className="relative">
    <div
      aria-hidden="true"
      className="absolute top-0 right-0 h-40 w-1/2 bg-leaf-light forced-color-adjust-none sm:h-48 lg:h-56"
    />
    <div className="wrap relative">
      <div className="relative h-40 bg-ink forced-color-adjust-none sm:h-48 lg:h-56">
        <Stretched box="0 0 12 100" className="size-full fill-leaf-light">
          {shares.map((share, index) => (
            <g key={`${index + 1}`}>
              <rect x={index} width={1} height={share} className="fill-marigold" />
              <rect x={index} y={share + 1.5} width={1} height={98.5 - share} />
              <path
                d={`M${index} 0v100`}
                vectorEffect="non-scaling-stroke"
                className="stroke-ink/25"
              />
            </g>
          ))}
        </Stretched>
        <p className="absolute top-3 left-3 font-display text-h4 text-ink sm:text-h3">{ours}</p>
        <p className="absolute right-3 bottom-3 font-display text-h4 text-ink sm:text-h3">
          {yours}
        </p>
      </div>
      <ol aria-label={month} className="figures mt-2 grid grid-cols-12 text-sm text-paper/80">
        {shares.map((_, index) => (
          <li key={`${index + 1}`}>
            {index === 0 && <span className="max-lg:sr-only">{month} </span>}
            {index + 1}
          </li>
        ))}
      </ol>
    </div>
  </div>
);
