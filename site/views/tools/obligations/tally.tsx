import { daysLeftText } from "../../../dates/dates.ts";
import { type Found, tallyOf } from "../../../tools/finder/result.ts";
import type { FinderFile, FinderRule } from "./finder-file.ts";

type Props = { result: Found<FinderRule>[]; words: FinderFile["words"]["result"]; day: string };

/** The result in one sentence, “8 bind you · 4 concern you · next in 45 days”, with the colours of the time line. */
export function Tally({ result, words, day }: Props) {
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
        <span className="font-semibold text-ember">
          <span className="sr-only"> · </span>
          {`${words.tally.next}${next.about ? `: ${next.about}` : ` ${daysLeftText(next.date, day)}`}`}
        </span>
      )}
    </p>
  );
}
