import { type Occurrence, type Turn, turnsOf, whenText } from "../../../../content/records/milestones.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { between, daysTo, nextDay, overAfter } from "../../../../ui/dated.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";
import { comingDays, firstDays } from "./milestones.ts";

/** The first phase is over for good; the eye should go to the second. */
const columns = ["border-data-4 text-ink-soft", "border-data-9"];

const DEFINITIVE_FROM = "2026-01-01";

export function Deadlines({ title, lede, phases, note, all }: CbamCopy["deadlines"]) {
  const turns = turnsOf(comingDays());
  return (
    <Section id="deadlines" className="max-lg:py-8" heading={{ title, lede: <Said text={lede} /> }}>
      <div className="mt-6 grid gap-8 lg:mt-12 lg:gap-12 lg:grid-cols-2">
        {phases.map((phase, index) => (
          <div key={phase.name} className={`border-t-8 pt-4 ${columns[index]}`}>
            <h3 className="text-h3">
              {phase.name} <span className="figures text-leaf">{phase.period}</span>
            </h3>
            <p className="mt-3 mb-5 max-w-xl">
              <Said text={phase.text} />
            </p>
            <Fold label={`Dates, ${phase.period}`}>
              <Events events={firstDays().filter(({ date }) => phaseOf(date) === index)} turns={turns} />
            </Fold>
          </div>
        ))}
      </div>
      <p className="mt-6 max-w-2xl text-sm lg:mt-12">
        <Said text={note} />
      </p>
      <ButtonLink to={all.to} variant="link" className="mt-4">
        {all.label}
      </ButtonLink>
    </Section>
  );
}

function Events({ events, turns }: { events: Occurrence[]; turns: Turn[] }) {
  return (
    <ol>
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-8 border-t border-line py-2.5 over:text-ink-soft sm:grid-cols-[8rem_1fr]"
          // The words of what comes back change with its days; the search has a record of it.
          {...(event.every ? { "data-pagefind-ignore": "" } : overAfter(event.date))}
        >
          <p className="figures font-display text-lg">
            <time dateTime={event.date}>{whenText(event)}</time>
            <DaysLeft turn={turns.find(({ until }) => until === event.date)} />
          </p>
          <div>
            <p className="font-semibold">{event.what}</p>
            <Later event={event} turns={turns} />
            {event.note && <p className="text-sm">{event.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Only what comes next is counted down to. */
function DaysLeft({ turn }: { turn: Turn | undefined }) {
  return (
    turn && (
      <span className="block font-sans text-sm" {...between(turn)}>
        <span {...daysTo(turn.until)} />
      </span>
    )
  );
}

/** The days of what comes back after its first: how often, and the next of them. */
function Later({ event: { id, date, every }, turns }: { event: Occurrence; turns: Turn[] }) {
  const days = turns
    .filter(({ until, milestones }) => until > date && milestones.some(({ milestone }) => milestone === id))
    .map(({ until }) => until);
  return (
    days.length > 0 && (
      <p className="text-sm">
        {`Then ${every}, next on `}
        <time {...nextDay(days)} />
      </p>
    )
  );
}

function phaseOf(date: string): number {
  return date < DEFINITIVE_FROM ? 0 : 1;
}
