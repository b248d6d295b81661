import { href, trail } from "../../addresses.ts";
import { turnsOf } from "../../content/records/milestones.ts";
import { addDays } from "../../dates/dates.ts";
import { between, daysTo } from "../../ui/dated.ts";
import { Hero } from "../../ui/hero.tsx";
import type { Entry } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";
import { TimeLine } from "./time-line.tsx";

type Props = Pick<DeadlinesCopy, "hero" | "timeLine"> & { coming: Entry[] };

export function Opening({ hero: { next, none, ...words }, timeLine, coming }: Props) {
  const last = coming.at(-1)?.date;
  return (
    <Hero
      tone="ink"
      layout="split"
      trail={trail("/deadlines")}
      {...words}
      ledeClassName="max-[24rem]:min-h-[5lh]"
    >
      <div className="wrap text-lede">
        {turnsOf(coming).map(({ from, until, milestones: entries }) => (
          <p key={until} {...between({ from, until })}>
            <span className="text-marigold">{`${next}: `}</span>
            {entries[0]?.when}
            {!entries[0]?.about && (
              <>
                {", "}
                <span className="figures" {...daysTo(until)} />
              </>
            )}
            {": "}
            <NextNames entries={entries} />
          </p>
        ))}
        <p {...between({ from: last && addDays(last, 1) })}>{none}</p>
      </div>
      <TimeLine {...timeLine} coming={coming} />
    </Hero>
  );
}

/** The rules whose day it is, each leading to its entry. */
function NextNames({ entries }: { entries: Entry[] }) {
  const byRule = [...Map.groupBy(entries, ({ rule }) => rule.name)];
  return byRule.map(([name, [first]], index) => (
    <span key={name}>
      {index > 0 && ", "}
      <a
        href={`${href("/deadlines")}#${first?.anchor}`}
        className="underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {name}
      </a>
    </span>
  ));
}
