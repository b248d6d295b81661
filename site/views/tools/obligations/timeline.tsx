import { clsx } from "clsx";
import { dayText } from "../../../dates/dates.ts";
import { type Found, timelineOf } from "../../../tools/finder/result.ts";
import type { FinderFile, FinderRule } from "./finder-file.ts";

type Props = { result: Found<FinderRule>[]; words: FinderFile["words"]["result"]; day: string };

/** A line for each rule with its dates on it. The rows below say the same in words, so that it is one picture. */
export function Timeline({ result, words, day }: Props) {
  const days = result.flatMap(({ dates }) => dates.map(({ date }) => date));
  const line = timelineOf(days, day);
  const lanes = result
    .filter(({ dates }) => dates.some(({ date }) => line.at(date) !== undefined))
    .sort((a, b) => ((a.dates[0]?.date ?? "") < (b.dates[0]?.date ?? "") ? -1 : 1));
  const next = lanes[0]?.dates[0]?.date;
  if (!next) return null;
  return (
    <div role="img" aria-label={words.timeline} className="mt-8 print:mt-2 print:text-[8pt]">
      <div className={lane}>
        <span className="text-right text-sm text-ink-soft print:text-[8pt]">{words.today}</span>
        <svg aria-hidden="true" className="h-6 w-full overflow-visible text-sm print:h-4 print:text-[8pt]">
          {line.years.map(({ year, at }) => (
            <text key={year} x={`${at}%`} y="70%" className="figures fill-ink-soft">
              {year}
            </text>
          ))}
        </svg>
      </div>
      {lanes.map(({ rule, group, dates }) => (
        <div key={rule.id} className={clsx(lane, "border-t border-line")}>
          <span className="truncate text-sm font-semibold print:text-[8pt]">{rule.name}</span>
          <svg aria-hidden="true" className="h-8 w-full overflow-visible print:h-4">
            {["0%", ...line.years.map(({ at }) => `${at}%`)].map((x) => (
              <line key={x} x1={x} x2={x} y2="100%" className="stroke-line" />
            ))}
            {dates.map(({ date, what, uid }) => {
              const at = line.at(date);
              return (
                at !== undefined && (
                  <circle
                    key={`${uid} ${date}`}
                    cx={`${at}%`}
                    cy="50%"
                    r={date === next ? 8 : 5.5}
                    className={
                      date === next ? "fill-ember" : group === "binds" ? "fill-leaf" : "fill-marigold"
                    }
                  >
                    <title>{`${dayText(date)}: ${what}`}</title>
                  </circle>
                )
              );
            })}
          </svg>
        </div>
      ))}
    </div>
  );
}

const lane =
  "grid grid-cols-[7.5rem_1fr] items-center gap-x-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[8rem_1fr]";
