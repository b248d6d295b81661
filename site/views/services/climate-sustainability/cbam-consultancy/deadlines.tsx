import { comingCbamDeadlines, firstDays } from "../../../../content/records/cbam-milestones.ts";
import {
  type Occurrence,
  type Turn,
  turnsOf,
  whenText,
} from "../../../../content/records/milestones.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { between, daysTo, nextDay, overAfter } from "../../../../ui/dated.ts";
import { words } from "../../../../ui/points.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

/** Classes of the two phases: the first is pale, because it is over. */
const columns = ["border-line text-ink-soft", "border-marigold"];

const DEFINITIVE_FROM = "2026-01-01";

export function CbamDeadlines({ title, lede, phases, note, all }: CbamCopy["deadlines"]) {
  const turns = turnsOf(comingCbamDeadlines());
  return (
    <Section id="deadlines" className="lg:py-12" heading={{ title, lede: words(lede) }}>
      <div className="mt-5 grid gap-6 lg:mt-8 lg:gap-12 lg:grid-cols-[1fr_2fr]">
        {phases.map((phase, index) => (
          <div key={phase.name} className={`border-t-8 pt-3 ${columns[index]}`}>
            <h3 className="text-h3">
              {phase.name} <span className="figures text-leaf">{phase.period}</span>
            </h3>
            <p className="mt-1 mb-2 max-w-2xl">{words(phase.text)}</p>
            <Events
              events={firstDays().filter(({ date }) => phaseOf(date) === index)}
              turns={turns}
              className={index === 0 ? "" : "xl:columns-2"}
            />
          </div>
        ))}
      </div>
      <p className="mt-5 max-w-3xl">{words(note)}</p>
      <ButtonLink {...all} variant="link" className="mt-2 text-left" />
    </Section>
  );
}

const Events = ({
  events,
  turns,
  className,
}: {
  events: Occurrence[];
  turns: Turn[];
  className: string;
}) => (
  <ol className={`gap-x-10 ${className}`}>
    {events.map((event) => (
      <li
        key={event.id}
        className="grid break-inside-avoid gap-x-6 border-t border-line py-1.5 over:text-ink-soft sm:grid-cols-[8rem_1fr]"
        // The search has an entry for each coming date instead.
        data-pagefind-ignore=""
        {...(!event.every && overAfter(event.date))}
      >
        <time dateTime={event.date} className="figures font-display text-lg">
          {whenText(event)}
          <DaysLeft turn={turns.find(({ until }) => until === event.date)} />
        </time>
        <p className="leading-snug">
          {event.what}
          <Later event={event} turns={turns} />
        </p>
      </li>
    ))}
  </ol>
);

const DaysLeft = ({ turn }: { turn: Turn | undefined }) =>
  turn && <span className="block font-sans text-sm" {...between(turn)} {...daysTo(turn.until)} />;

function Later({ event: { id, date, every }, turns }: { event: Occurrence; turns: Turn[] }) {
  const days = turns
    .filter(
      ({ until, milestones }) =>
        until > date && milestones.some(({ milestone }) => milestone === id),
    )
    .map(({ until }) => until);
  return (
    days.length > 0 && (
      <span className="block leading-(--text-base--line-height)">
        {`Then ${every}, next on `}
        <time {...nextDay(days)} />
      </span>
    )
  );
}

const phaseOf = (date: string): number => (date < DEFINITIVE_FROM ? 0 : 1);
