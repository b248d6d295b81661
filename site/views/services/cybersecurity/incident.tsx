import { clsx } from "clsx";
import { plain } from "../../../content/records/dated-text.ts";
import { Diagram } from "../../../ui/diagram.tsx";
import { TextList } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import type { CybersecurityCopy } from "./copy.ts";

type Props = CybersecurityCopy["incident"];

const HOURS = 6;
const TICKS = 72;

/** By the end of the last hour the report is due. */
const isDue = (hour: number) => hour === HOURS;

/** What is ready before, a dial of six hours within one of seventy-two, and what happens by which hour. */
export function Incident({ before, after, dial, ...words }: Props) {
  return (
    <Diagram id="incident" tone="ink" {...words}>
      <div className="wrap mt-5 mb-4 grid items-center gap-x-12 gap-y-5 lg:mt-8 lg:grid-cols-[18rem_1fr] xl:grid-cols-[1fr_minmax(14rem,20rem)_1.2fr]">
        <section aria-labelledby="incident-before" className="max-xl:order-2">
          <h3 id="incident-before" className="eyebrow font-sans text-marigold">
            {before.title}
          </h3>
          <TextList
            items={before.items}
            className="mt-2 grid gap-1 max-lg:text-sm xl:gap-2"
            itemClassName="xl:border-r-4 xl:border-leaf-light xl:py-1 xl:pr-4 xl:text-right"
          />
        </section>
        <Dial {...dial} />
        <section aria-labelledby="incident-after" className="max-xl:order-3">
          <h3 id="incident-after" className="eyebrow font-sans text-marigold">
            {after.title}
          </h3>
          <ol className="mt-2 grid gap-2.5 max-lg:text-sm lg:gap-3">
            {after.items.map(({ hours, name, text }) => (
              <li key={plain(text)} className="grid grid-cols-[5rem_1fr] gap-x-3">
                <span className="figures">
                  <span className="flex h-2 gap-px" aria-hidden="true">
                    {hours.map((hour) => (
                      <i key={hour} className={clsx("w-3", isDue(hour) ? "bg-marigold" : "bg-leaf-light")} />
                    ))}
                  </span>
                  <span className="mt-1 block text-sm font-semibold">{name}</span>
                </span>
                <p>
                  <Said text={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Diagram>
  );
}

function Dial({ value, label, outer }: Props["dial"]) {
  return (
    <svg
      viewBox="-120 -120 240 240"
      role="img"
      aria-label={`${value} ${label}; ${outer}`}
      className="mx-auto w-full max-w-32 lg:row-span-2 lg:max-w-none xl:row-span-1"
    >
      <path d={ticks()} className="fill-none stroke-leaf-light [stroke-width:1.6]" />
      {Array.from({ length: HOURS }, (_, hour) => (
        <path key={hour} d={wedge(hour)} className={isDue(hour + 1) ? "fill-marigold" : "fill-leaf-light"} />
      ))}
      <path d="M0 0V-104" className="stroke-marigold [stroke-width:2.5]" />
      <circle r="52" className="fill-ink" />
      <text textAnchor="middle" y="8" className="fill-paper font-display [font-size:44px]">
        {value}
      </text>
      <text textAnchor="middle" y="28" className="fill-paper [font-size:13px]">
        {label}
      </text>
    </svg>
  );
}

/** A place on a circle at a share of the full turn, from the top. */
function at(share: number, radius: number): string {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

function wedge(hour: number): string {
  const [from, to] = [hour / HOURS + 0.003, (hour + 1) / HOURS - 0.003];
  return `M${at(from, 54)}L${at(from, 94)}A94 94 0 0 1 ${at(to, 94)}L${at(to, 54)}A54 54 0 0 0 ${at(from, 54)}z`;
}

function ticks(): string {
  return Array.from({ length: TICKS }, (_, hour) => {
    const long = hour % HOURS === 0;
    return `M${at(hour / TICKS, 101)}L${at(hour / TICKS, long ? 114 : 108)}`;
  }).join("");
}
