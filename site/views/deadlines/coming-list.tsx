import type { ReactNode } from "react";
import type { Deadline } from "../../content/records/rules.ts";
import { deadlineFile, sourceOf } from "../../outputs/calendars/deadline-events.ts";
import { between, daysTo } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import { Wordings } from "../../ui/wordings.tsx";
import { type Entry, wordingsOf } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";
import { exactDays, When } from "./when.tsx";

type Props = { words: DeadlinesCopy["coming"]; entries: Entry[] };

/** How many entries are shown at once; the later ones are in a disclosure. */
const NEXT = 12;

export function ComingList({ words, entries }: Props) {
  const [next, later] = [entries.slice(0, NEXT), entries.slice(NEXT)];
  const list = (some: Entry[], isDetailed: boolean) => (
    <ol data-coming={NEXT} className="border-t border-ink">
      {some.map((entry) => (
        <ComingEntry key={entry.anchor} words={words} entry={entry} isDetailed={isDetailed} />
      ))}
    </ol>
  );
  return (
    <>
      {list(next, true)}
      {later.length > 0 && (
        <details data-later="" className="group/later">
          <summary className="flex items-center justify-between gap-6 py-5">
            <span className="font-display text-h4">{words.later}</span>
            <Plus className="size-5 shrink-0 transition-transform group-open/later:rotate-45" />
          </summary>
          {list(later, false)}
        </details>
      )}
      <p data-none="" hidden={entries.length > 0} className="mt-6 max-w-2xl text-lg">
        {words.none}
      </p>
    </>
  );
}

type EntryProps = { words: Props["words"]; entry: Entry; isDetailed: boolean };

/**
 * One milestone, also where it comes back: the entry names its next day on the day it is read. Without `isDetailed` it
 * has only its head, its source and its calendar file.
 */
function ComingEntry({ words, entry, isDetailed }: EntryProps) {
  const { anchor, audiences, next, days } = entry;
  const dates = days.map(({ date }) => date);
  return (
    <li
      id={anchor}
      data-who={audiences}
      data-days={dates.length > 1 ? dates.join(" ") : undefined}
      {...between({ until: dates.at(-1) })}
      className="border-b border-line target:bg-marigold-soft data-left-out:hidden"
    >
      {isDetailed ? (
        <details className="group">
          <summary
            className={`${head} after:absolute after:top-3.5 after:right-0 after:text-h3 after:leading-none after:text-leaf after:content-['+'] group-open:after:content-['–']`}
          >
            <Head words={words} days={days} />
          </summary>
          <div className="max-w-3xl pb-6 lg:ml-[calc(25%+1.125rem)]">
            {days.some(({ note }) => note) && <p className="mb-2">{said(days, "note")}</p>}
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
              {days.some(({ prepare }) => prepare) && (
                <Fact name={words.prepare}>{said(days, "prepare")}</Fact>
              )}
              <Fact name={words.source}>{sourceText(next)}</Fact>
              <Fact name={words.add}>
                <CalendarFileLink deadline={next} />
              </Fact>
            </dl>
          </div>
        </details>
      ) : (
        <div className={head}>
          <Head words={words} days={days} />
          <span className="text-sm lg:col-start-2">
            {`${words.source}: ${sourceText(next)} `}
            <CalendarFileLink deadline={next} />
          </span>
        </div>
      )}
    </li>
  );
}

const head = "relative grid gap-x-6 py-3.5 pr-8 sm:py-4 lg:grid-cols-[1fr_3fr]";

function Head({ words, days }: Pick<EntryProps, "words"> & Pick<Entry, "days">) {
  const exact = exactDays(days);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3 lg:row-span-3 lg:block">
        <span data-when="" className="figures font-display text-h4">
          <When days={days} />
        </span>
        {exact.length > 0 && <span className="figures text-ember lg:block" {...daysTo(...exact)} />}
      </span>
      <span className="eyebrow text-leaf">
        <span data-rule="">{days[0]?.rule.name}</span>
        {days[0]?.every && `, ${days[0].every}`}
      </span>
      <h3 className="text-h4">{said(days, "what")}</h3>
      <span className="text-sm">{`${words.who}: ${days[0]?.who}`}</span>
    </>
  );
}

/** The text of the next day, on the day the page is read. */
const said = (days: Entry["days"], field: "what" | "note" | "prepare") => (
  <Wordings text={[wordingsOf(days, ([day]) => day?.[field] ?? "")]} />
);

function sourceText(deadline: Deadline): string {
  const { reference, asOf } = sourceOf(deadline);
  return asOf ? `${reference}, as of ${asOf}` : reference;
}

function CalendarFileLink({ deadline }: { deadline: Deadline }) {
  return (
    <a
      href={deadlineFile(deadline)}
      data-calendar=""
      className="mr-5 inline-block py-1 text-leaf underline underline-offset-4"
    >
      Calendar file (.ics)
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm font-semibold sm:pt-0.5">{name}</dt>
      <dd className="text-sm sm:text-base">{children}</dd>
    </div>
  );
}
