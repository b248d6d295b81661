import { datesOfMonth } from "../../site/dates/dates.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const NAMED =
  /\b(?:(\d{4}-\d{2}-\d{2})|(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4})|(?:mid-|early |late )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4}))\b/g;

/** Words that put what they stand with into the future, unless the clause says that it was so. */
const AHEAD =
  /(?<!\b(?:was|were|had been) )\b(next|upcoming|soon|will|due (?:on|by|in|\d+)|go(?:es)? on sale|(?:start|begin)s? (?:on|in)|runs? (?:from|to|until)|takes? effect|into force from|is published|comes? into force)\b/i;

/** "since 1 February 2027": true only when the day has come. */
const BEHIND = /\b(since|was published on)\b/i;

/** "was due by 30 September 2027", "ended on 31 October 2025": true only when the day has passed. */
const OVER = /\b(ended (?:on|in)|(?:was|were) due (?:on|by|in))\b/i;

type Clause = {
  text: string;
  isAhead: boolean;
  isBehind: boolean;
  isOver: boolean;
  first: string;
  last: string;
};

/** The clauses of a text that name a day, each with what it claims about that day. */
export function datedClauses(text: string): Clause[] {
  return text.split(/(?<=[.;!?])\s+|: /).flatMap((clause) => {
    const days = [...clause.matchAll(NAMED)].map(daysNamed);
    if (days.length === 0) return [];
    return [
      {
        text: clause,
        isAhead: AHEAD.test(clause),
        isBehind: BEHIND.test(clause),
        isOver: OVER.test(clause),
        first: days.map(([from = ""]) => from).sort()[0] ?? "",
        last:
          days
            .map((range) => range.at(-1) ?? "")
            .sort()
            .at(-1) ?? "",
      },
    ];
  });
}

/** What a clause says that is not so on a day. */
export function contradiction(clause: Clause, day: string): string | undefined {
  const { isAhead, isBehind, isOver, first, last } = clause;
  if (isAhead && last < day) return "speaks of a day that has passed as still to come";
  if ((isBehind && first > day) || (isOver && first >= day))
    return "speaks of a day still to come as passed";
  return undefined;
}

/** The days a date in words covers: one, or those of its month. */
function daysNamed([, iso, day, month, year, onlyMonth, onlyYear]: RegExpMatchArray): string[] {
  if (iso) return [iso];
  const number = (name = "") => String(MONTHS.indexOf(name) + 1).padStart(2, "0");
  return day
    ? [`${year}-${number(month)}-${day.padStart(2, "0")}`]
    : datesOfMonth(`${onlyYear}-${number(onlyMonth)}`);
}
