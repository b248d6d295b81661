import { Fragment } from "react";
import { toActOn, turnsOf, whenText } from "../../content/records/milestones.ts";
import type { Deadline } from "../../content/records/rules.ts";
import { addDays } from "../../dates/dates.ts";
import { deadlineAnchor } from "../../outputs/calendars/deadline-events.ts";
import { href } from "../../paths.ts";
import { between, daysTo } from "../../ui/dated.ts";
import { Hero } from "../../ui/hero.tsx";
import type { ComingMilestone } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";
import { TimeLine } from "./time-line.tsx";

type Props = Pick<DeadlinesCopy, "hero" | "timeLine"> & { coming: ComingMilestone[] };

/** How many of the next days link to their entries: about a year. Later ones only name the rules. */
const LINKED = 16;

export function Opening({ hero: { next, none, ...words }, timeLine, coming }: Props) {
  const turns = turnsOf(toActOn(coming.flatMap(({ days }) => days)));
  const last = turns.at(-1)?.until;
  return (
    <Hero tone="ink" trail="/deadlines" {...words} ledeClassName="max-[24rem]:min-h-[5lh]">
      <div className="wrap text-lede">
        {turns.map(({ from, until, milestones }, index) => (
          <p key={until} {...between({ from, until })}>
            <span className="text-marigold">{`${next}: `}</span>
            <NextDay milestones={milestones} />
            {": "}
            {index < LINKED ? (
              <NextLinks deadlines={milestones} />
            ) : (
              ruleNames(milestones).join(", ")
            )}
          </p>
        ))}
        <p {...between({ from: last && addDays(last, 1) })}>{none}</p>
      </div>
      <TimeLine {...timeLine} coming={coming} />
    </Hero>
  );
}

function NextDay({ milestones }: { milestones: [Deadline, ...Deadline[]] }) {
  const exact = milestones.find(({ about }) => !about);
  if (!exact) return whenText(milestones[0]);
  return (
    <>
      {`${whenText(exact)}, `}
      <span className="figures" {...daysTo(exact.date)} />
    </>
  );
}

const ruleNames = (deadlines: Deadline[]) => [...new Set(deadlines.map(({ rule }) => rule.name))];

const linkClass = "py-2.5 underline decoration-1 underline-offset-4 hover:decoration-2";

const NextLinks = ({ deadlines }: { deadlines: Deadline[] }) =>
  [...Map.groupBy(deadlines, ({ rule }) => rule.name)].map(([name, [first]], index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <a href={`${href("/deadlines")}#${first && deadlineAnchor(first)}`} className={linkClass}>
        {name}
      </a>
    </Fragment>
  ));
