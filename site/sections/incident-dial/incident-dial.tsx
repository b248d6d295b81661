import { clsx } from "clsx";
import { plain } from "../../content/records/dated-text.ts";
import { Diagram } from "../../ui/diagram.tsx";
import { TextList, words } from "../../ui/points.tsx";
import type { SectionProps } from "../schemas.ts";
import drawing from "./dial.svg?raw";

/** The report is due by the end of the last hour of the dial. */
const LAST_HOUR = 6;

/** What is ready before an incident, a dial of six hours inside one of 72, and what is done by which hour. */
export function IncidentDial({ section, id }: SectionProps<"incident-dial">) {
  const { before, after, dial, title, lede, caption } = section;
  return (
    <Diagram id={id} tone="ink" {...{ title, lede, caption }}>
      <div className="wrap mt-5 mb-4 grid items-center gap-x-12 gap-y-5 lg:mt-8 lg:grid-cols-[18rem_1fr] xl:grid-cols-[1fr_minmax(14rem,20rem)_1.2fr]">
        <section aria-labelledby={`${id}-before`} className="max-xl:order-2">
          <h3 id={`${id}-before`} className="eyebrow font-sans text-marigold">
            {before.title}
          </h3>
          <TextList
            items={before.items}
            className="mt-2 grid gap-1 xl:gap-2"
            itemClassName="xl:border-r-4 xl:border-leaf-light xl:py-1 xl:pr-4 xl:text-right"
          />
        </section>
        <Dial {...dial} />
        <section aria-labelledby={`${id}-after`} className="max-xl:order-3">
          <h3 id={`${id}-after`} className="eyebrow font-sans text-marigold">
            {after.title}
          </h3>
          <ol className="mt-2 grid gap-2.5 lg:gap-3">
            {after.items.map(({ hours, name, text }) => (
              <li key={plain(text)} className="grid grid-cols-[5rem_1fr] gap-x-3">
                <span className="figures">
                  <span className="flex h-2 gap-px" aria-hidden="true">
                    {hours.map((hour) => (
                      <i
                        key={hour}
                        className={clsx(
                          "w-3",
                          hour === LAST_HOUR ? "bg-marigold" : "bg-leaf-light",
                        )}
                      />
                    ))}
                  </span>
                  <span className="mt-1 block text-sm font-semibold">{name}</span>
                </span>
                <p>{words(text)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Diagram>
  );
}

const Dial = ({ value, label, outer }: SectionProps<"incident-dial">["section"]["dial"]) => (
  <svg
    viewBox="-120 -120 240 240"
    role="img"
    aria-label={`${value} ${label}; ${outer}`}
    className="mx-auto w-full max-w-32 lg:row-span-2 lg:max-w-none xl:row-span-1"
  >
    <g dangerouslySetInnerHTML={{ __html: drawing }} />
    <text textAnchor="middle" y="8" className="fill-paper font-display [font-size:44px]">
      {value}
    </text>
    <text textAnchor="middle" y="28" className="fill-paper [font-size:13px]">
      {label}
    </text>
  </svg>
);
