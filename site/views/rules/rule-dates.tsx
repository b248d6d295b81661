import { turnsOf } from "../../content/records/milestones.ts";
import type { Rule } from "../../content/records/rules.ts";
import { addDays } from "../../dates/dates.ts";
import { deadlineFile, ruleFeed, subscribeLink } from "../../outputs/calendars/deadline-events.ts";
import { deadlineLinks } from "../../outputs/calendars/deadline-links.ts";
import { between, daysTo } from "../../ui/dated.ts";
import { type Entry, entriesOf } from "../deadlines/coming.ts";
import { deadlinesCopy } from "../deadlines/copy.ts";
import { FoldedList } from "./change-log.tsx";
import type { RuleCopy } from "./copy.ts";

type Words = RuleCopy["dates"];

/** How many of the next dates a page holds large, each shown until it has passed; see related-links.ts. */
const TURNS = 3;
const LISTED = 3;

/** The coming dates of a rule, the same as on the page of deadlines. */
export const comingOf = ({ id }: Rule): Entry[] =>
  entriesOf(deadlinesCopy()).coming.filter(({ rule }) => rule.id === id);

export function RuleDates({ words, rule }: { words: Words; rule: Rule }) {
  const coming = comingOf(rule);
  const turns = turnsOf(coming);
  const later = coming.filter(({ date }) => date !== turns[0]?.until);
  const last = coming.at(-1)?.date;
  return (
    <>
      {turns.slice(0, TURNS).map(({ milestones: entries, from, until }) => (
        <div key={until} {...between({ from, until })}>
          {entries.map((entry, index) => (
            <NextDate key={entry.anchor} words={words} entry={entry} isFirst={index === 0} />
          ))}
        </div>
      ))}
      <p className="text-lg" {...between({ from: last && addDays(last, 1) })}>
        {words.none}
      </p>
      {later.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <DateList words={words} entries={later.slice(0, LISTED)} />
          {later.length > LISTED && (
            <FoldedList label={words.later}>
              <DateList words={words} entries={later.slice(LISTED)} />
            </FoldedList>
          )}
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-x-6" data-print="hide">
        {[{ label: words.subscribe, to: subscribeLink(ruleFeed(rule)) }, words.all].map(({ label, to }) => (
          <a
            key={to}
            href={to}
            className="inline-block py-1 font-semibold text-leaf underline underline-offset-4"
          >
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

type DateProps = { words: Words; entry: Entry; isFirst: boolean };

function NextDate({ words, entry, isFirst }: DateProps) {
  const { date, about, when, what, note, who, prepare } = entry;
  return (
    <div className="not-first:mt-5">
      {isFirst && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <time dateTime={date} className="figures font-display text-h2">
            {when}
          </time>
          {!about && <span className="figures text-lg text-ember" {...daysTo(date)} />}
        </p>
      )}
      <p className="mt-1 text-lg font-semibold">{what}</p>
      {note && <p className="mt-1">{note}</p>}
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_1fr]">
        <dt className="text-sm font-semibold sm:pt-0.5">{words.who}</dt>
        <dd>{who}</dd>
        {prepare && (
          <>
            <dt className="text-sm font-semibold sm:pt-0.5">{words.prepare}</dt>
            <dd>{prepare}</dd>
          </>
        )}
      </dl>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-5" data-print="hide">
        <span className="text-sm font-semibold">{words.add}</span>
        {deadlineLinks(entry).map(({ label, to }) => (
          <a key={label} href={to} className="inline-block py-1 text-leaf underline underline-offset-4">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function DateList({ words, entries }: { words: Words; entries: Entry[] }) {
  return (
    <ol className="grid gap-2">
      {entries.map((entry) => (
        <li
          key={entry.anchor}
          {...between({ from: entry.listedFrom, until: entry.date })}
          className="grid gap-x-6 sm:grid-cols-[9rem_1fr_auto]"
        >
          <time dateTime={entry.date} className="figures font-semibold">
            {entry.when}
          </time>
          <p>{entry.what}</p>
          <p data-print="hide">
            <a
              href={deadlineFile(entry)}
              className="inline-block py-0.5 text-sm text-leaf underline underline-offset-4"
            >
              {words.add}
              <span className="sr-only">{`: ${entry.what}`}</span>
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
