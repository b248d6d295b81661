import { dayText, monthLabel } from "../../../../content/dates.ts";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

/** The first phase is over for good; the eye should go to the second. */
const columns = ["border-data-4 text-ink-soft", "border-data-9"];

const DEFINITIVE_FROM = "2026-01-01";

export function Deadlines({ title, lede, phases, events, note }: CbamCopy["deadlines"]) {
  return (
    <Section>
      <SectionHeading title={title} lede={lede} />
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        {phases.map((phase, index) => (
          <div key={phase.name} className={`border-t-8 pt-4 ${columns[index]}`}>
            <h3 className="text-h3">
              {phase.name} <span className="figures text-leaf">{phase.period}</span>
            </h3>
            <p className="mt-3 mb-5 max-w-xl">{phase.text}</p>
            <Events events={events.filter(({ date }) => phaseOf(date) === index)} />
          </div>
        ))}
      </div>
      <p className="mt-12 max-w-2xl text-sm">{note}</p>
    </Section>
  );
}

function Events({ events }: Pick<CbamCopy["deadlines"], "events">) {
  return (
    <ol>
      {events.map(({ date, label, text }) => (
        <li key={label} className="grid gap-x-8 border-t border-line py-4 sm:grid-cols-[8rem_1fr]">
          <p className="figures font-display text-lg">
            <time dateTime={date}>{isDay(date) ? dayText(date) : monthLabel(date)}</time>
          </p>
          <div>
            <p className="font-semibold">{label}</p>
            <p className="text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function phaseOf(date: string): number {
  return date < DEFINITIVE_FROM.slice(0, date.length) ? 0 : 1;
}

/** Some events have a month and no day. */
function isDay(date: string): boolean {
  return date.length === DEFINITIVE_FROM.length;
}
