import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { dayText } from "../../../dates/dates.ts";
import type { Walk } from "../../../tools/finder/decide.ts";
import {
  type FoundRule,
  type ResultGroup,
  tallyOf,
  timelineOf,
} from "../../../tools/finder/result.ts";
import { daysTo, soonClass } from "../../../ui/dated.ts";
import type { FinderFile, FinderRule } from "./finder-file.ts";

export type ResultProps = {
  file: FinderFile;
  progress: Walk;
  result: FoundRule<FinderRule>[];
  /** False while questions are left; the rules that they decide are then shown as open. */
  isDone: boolean;
  day: string;
  /** The url of this result, whose query holds the answers. */
  link: string;
  profile: string;
  changeLink: (id: string) => string;
  onFollow: (link: string) => void;
};

type FigureProps = Pick<ResultProps, "file" | "result" | "day">;

/** “8 bind you · 4 concern you · next in 45 days”. Counts of 0 are left out, except of rules that bind. */
export function Tally({ file, result }: Omit<FigureProps, "day">) {
  const words = file.words.result;
  const { binds, concerns, may, next } = tallyOf(result);
  const counted = (
    [
      ["binds", binds, "fill-leaf"],
      ["concerns", concerns, "fill-marigold"],
      ["may", may, ""],
    ] as const
  ).filter(([name, count]) => count > 0 || name === "binds");
  return (
    <p
      role="status"
      className="mt-3 flex flex-wrap items-baseline gap-x-8 gap-y-1 text-lede print:mt-1 print:gap-x-4 print:text-[11pt]"
    >
      {counted.map(([name, count, dot], index) => (
        <span key={name}>
          {index > 0 && <span className="sr-only"> · </span>}
          <span className="figures mr-1.5 font-display text-h2 print:text-[15pt]">{count}</span>
          {words.tally[name][count === 1 ? "one" : "many"]}
          {dot && (
            <svg aria-hidden="true" viewBox="0 0 10 10" className="ml-2 inline size-3 print:size-2">
              <circle cx="5" cy="5" r="5" className={dot} />
            </svg>
          )}
        </span>
      ))}
      {next && (
        <span className="font-semibold">
          <span className="sr-only"> · </span>
          {next.about ? `${words.tally.next}: ${next.about}` : `${words.tally.next} `}
          {!next.about && <span className={soonClass} {...daysTo(next.date)} />}
        </span>
      )}
    </p>
  );
}

/** A line for each rule with its dates on it. Screen readers get one picture, because the rows below say the same. */
export function Timeline({ file, result, day }: FigureProps) {
  const words = file.words.result;
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
        <svg
          aria-hidden="true"
          className="h-6 w-full overflow-visible text-sm print:h-4 print:text-[8pt]"
        >
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
            {dates
              .filter(({ date }) => line.at(date) !== undefined)
              .map(({ date, what, uid }) => (
                <circle
                  key={`${uid} ${date}`}
                  cx={`${line.at(date)}%`}
                  cy="50%"
                  r={date === next ? 8 : 5.5}
                  className={date === next ? "fill-ember" : fillOf(group)}
                >
                  <title>{`${dayText(date)}: ${what}`}</title>
                </circle>
              ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

const fillOf = (group: ResultGroup) => (group === "binds" ? "fill-leaf" : "fill-marigold");

const lane =
  "grid grid-cols-[7.5rem_1fr] items-center gap-x-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[8rem_1fr]";

type LinkProps = { to: string; onFollow: (link: string) => void; children: ReactNode };

/** A link within the finder, followed without loading the page again; with Ctrl or the like the browser follows it. */
export function FollowLink({ to, onFollow, children }: LinkProps) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(to);
  }
  return (
    <a
      href={to}
      onClick={onClick}
      className="py-1 text-leaf underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}

export const ResultSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h3 className="border-b-2 border-ink pb-2 text-h4">{title}</h3>
    {children}
  </section>
);
