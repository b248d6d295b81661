import { clsx } from "clsx";
import { Diagram } from "../../ui/diagram.tsx";
import { PointNumber, TextList } from "../../ui/points.tsx";
import type { SectionProps } from "../schemas.ts";
import campus from "./campus.svg?raw";
export function CampusPlan({ section, id }: SectionProps<"campus-plan">) {
  const { title, caption, items } = section;
  return (
    <section aria-labelledby={id} className="pb-section">
      <Diagram id={id} title={title} caption={caption} className="pb-0! lg:pb-0!">
        <Plan places={items.map(({ where }) => where)} />
      </Diagram>
      <div className="wrap">
        <ol className="enters mt-5 grid max-sm:rail gap-x-12 gap-y-4 md:grid-cols-2 lg:mt-8 lg:gap-y-8 xl:grid-cols-3">
          {items.map((audit, index) => (
            <li key={audit.title}>
              <h3 className="flex items-center gap-3 text-h4">
                <PointNumber
                  index={index}
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold font-sans text-base font-semibold"
                />
                <span>{audit.title}</span>
              </h3>
              <p className="mt-1 text-sm font-semibold text-leaf">{audit.where}</p>
              <p className="mt-1 text-ink-soft">{audit.text}</p>
              <TextList
                items={audit.points}
                className="mt-2 list-disc pl-5"
                itemClassName="py-0.5"
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Where each audit measures, in the order of the audits; the label stands to one side of its pin. */
const pins = [
  { x: 560, y: 372, side: "end" },
  { x: 624, y: 92, side: "start" },
  { x: 868, y: 268, side: "start" },
  { x: 1130, y: 470, side: "end" },
  { x: 352, y: 176, side: "start" },
  { x: 400, y: 452, side: "start" },
] as const;

/** Room for the longest label; the box that is seen is as wide as its words. */
const LABEL = { width: 420, height: 38 };

const Plan = ({ places }: { places: string[] }) => (
  <svg
    viewBox="0 0 1440 560"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="mt-5 mb-3 h-[56vw] w-full bg-leaf-dark sm:h-80 lg:mt-8 lg:h-auto lg:max-h-[42rem]"
  >
    <g dangerouslySetInnerHTML={{ __html: campus }} />
    {pins.map(({ x, y, side }, index) => (
      <g key={side + x}>
        <foreignObject
          x={side === "start" ? x : x - LABEL.width}
          y={y - LABEL.height / 2}
          {...LABEL}
          className="max-lg:hidden"
        >
          <p className={clsx("flex h-full", side === "end" && "justify-end")}>
            <span
              className={clsx(
                "grid items-center rounded-full bg-ink px-5 font-semibold whitespace-nowrap text-paper [font-size:20px]",
                side === "start" ? "pl-9" : "pr-9",
              )}
            >
              {places[index]}
            </span>
          </p>
        </foreignObject>
        <circle
          cx={x}
          cy={y}
          className="fill-marigold stroke-ink [r:25px] [stroke-width:4] max-sm:[r:32px]"
        />
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className="figures fill-ink font-semibold [font-size:26px] max-sm:[font-size:38px]"
        >
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);
