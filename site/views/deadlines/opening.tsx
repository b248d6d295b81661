import { href, trail } from "../../addresses.ts";
import { turnsOf, whenText } from "../../content/records/milestones.ts";
import type { Deadline } from "../../content/records/rules.ts";
import { addDays } from "../../dates/dates.ts";
import { deadlineAnchor } from "../../outputs/calendars/deadline-events.ts";
import { between, daysTo } from "../../ui/dated.ts";
import { Hero } from "../../ui/hero.tsx";
import type { Entry } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";
import { TimeLine } from "./time-line.tsx";

type Props = Pick<DeadlinesCopy, "hero" | "timeLine"> & { coming: Entry[] };

/** So many days lead to the entries of their rules, about a year; an older page only names the rules. */
const LINKED = 16;

export function Opening({ hero: { next, none, ...words }, timeLine, coming }: Props) {
  const turns = turnsOf(coming.flatMap(({ days }) => days));
  const last = turns.at(-1)?.until;
  return (
    <Hero
      tone="ink"
      layout="split"
      trail={trail("/deadlines")}
      {...words}
      ledeClassName="max-[24rem]:min-h-[5lh]"
    >
      <div className="wrap text-lede">
        {turns.map(({ from, until, milestones }, index) => (
          <p key={until} {...between({ from, until })}>
            <span className="text-marigold">{`${next}: `}</span>
            <NextDay milestones={milestones} />
            {": "}
            {index < LINKED ? <NextLinks deadlines={milestones} /> : namesOf(milestones).join(", ")}
          </p>
        ))}
        <p {...between({ from: last && addDays(last, 1) })}>{none}</p>
      </div>
      <TimeLine {...timeLine} coming={coming} />
    </Hero>
  );
}

/** Where only some of a day's sources give it exactly, it is that day. */
function NextDay({ milestones }: { milestones: Deadline[] }) {
  const [first] = milestones;
  const exact = milestones.find(({ about }) => !about);
  if (!exact) return first && whenText(first);
  return (
    <>
      {`${whenText(exact)}, `}
      <span className="figures" {...daysTo(exact.date)} />
    </>
  );
}

const namesOf = (deadlines: Deadline[]) => [...new Set(deadlines.map(({ rule }) => rule.name))];

const linkClass = "underline decoration-1 underline-offset-4 hover:decoration-2";

/** The rules whose day it is, each leading to its entry. */
function NextLinks({ deadlines }: { deadlines: Deadline[] }) {
  const byRule = [...Map.groupBy(deadlines, ({ rule }) => rule.name)];
  return byRule.map(([name, [first]], index) => (
    <span key={name}>
      {index > 0 && ", "}
      <a href={`${href("/deadlines")}#${first && deadlineAnchor(first)}`} className={linkClass}>
        {name}
      </a>
    </span>
  ));
}
