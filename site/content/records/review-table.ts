import { dueForReview } from "../../../contract/rules.ts";
import { addDays } from "../../dates/dates.ts";
import { bytesOf, contentPathOf } from "../reader/content-files.ts";
import { lineOf } from "../reader/lines.ts";
import { allFiles } from "../reader/sources.ts";
import { cbamAnnex } from "./annex.ts";
import { cbamFigures } from "./cbam-figures.ts";
import { cbamBenchmarks, cbamDefaults, cbamPrices } from "./cbam-values.ts";
import { parseDated, statementsIn } from "./dated-text.ts";
import { reviewOf, rulesOf } from "./review.ts";
import { findStatement, type Rule, rules } from "./rules.ts";
import { firstDay, isPast } from "./run-days.ts";
import { type Training, trainings } from "./trainings.ts";

/** A file and line to look at by a day. `usedIn` says where a statement is mentioned; otherwise it is empty. */
export type ReviewRow = { file: string; line: number; day: string; what: string; usedIn: string[] };

export type ReviewTable = ReturnType<typeof reviewTable>;

const SOON_DAYS = 60;
const YEAR_DAYS = 365;

/** What to read again, overdue or due in SOON_DAYS; the next change of each statement; statements nobody mentions. */
export function reviewTable(day: string) {
  const uses = usesOfStatements();
  const syllabuses = trainings().flatMap((training) => syllabusReading(training, day));
  const readings = [...rules().map(readingOf), ...readingsOfTools(), ...syllabuses].sort(byDay);
  return {
    overdue: readings.filter((row) => row.day < day),
    due: readings.filter((row) => row.day >= day && row.day <= addDays(day, SOON_DAYS)),
    changes: rules()
      .flatMap((rule) => nextChanges(rule, day, uses))
      .sort(byDay),
    unsaid: rules().flatMap((rule) => unsaidOf(rule, uses)),
  };
}

function rowOf(
  file: string,
  field: string,
  day: string,
  what: string,
  usedIn: string[] = [],
): ReviewRow {
  return { file, line: lineOf(file, field), day, what, usedIn };
}

function readingOf(rule: Rule): ReviewRow {
  const day = dueForReview(rule);
  const field = rule.validUntil === day ? "validUntil" : "recheckBy";
  return rowOf(rule.file, field, day, `Read ${rule.name} against its sources; ${lastDone(rule)}`);
}

export const toolRecords = () => [
  { ...cbamFigures(), name: "the figures of the CBAM estimator" },
  { ...cbamAnnex(), name: "the codes of the CN-code checker" },
  { ...cbamDefaults(), name: "the default values of CBAM" },
  { ...cbamBenchmarks(), name: "the benchmarks of CBAM" },
  { ...cbamPrices(), name: "the prices of CBAM certificates" },
];

const readingsOfTools = (): ReviewRow[] =>
  toolRecords().map(({ file, recheckBy, name, ...read }) =>
    rowOf(file, "recheckBy", recheckBy, `Read ${name} against their sources; ${lastDone(read)}`),
  );

const lastDone = ({ reviewed, sourcesTo }: Pick<Rule, "reviewed" | "sourcesTo">) =>
  `last done on ${reviewed}${sourcesTo ? `, with sources to ${sourcesTo}` : ""}`;

/** Due by its day or after a year, or before a run if read more than SOON_DAYS earlier. None if never read. */
function syllabusReading(training: Training, day: string): ReviewRow[] {
  const { title, file, reviewed, recheckBy, runs } = training;
  if (!reviewed) return [];
  const next = runs
    .filter((run) => run.state !== "cancelled" && !isPast(run, day))
    .map(firstDay)
    .find((first) => addDays(first, -SOON_DAYS) > reviewed);
  const yearly = recheckBy ?? addDays(reviewed, YEAR_DAYS);
  const due = next && next < yearly ? next : yearly;
  const sourcesTo = reviewOf(rulesOf(training))?.sourcesTo;
  const what = `Read the syllabus of “${title}” against the law it cites; ${lastDone({ reviewed, sourcesTo })}`;
  return [rowOf(file, recheckBy ? "recheckBy" : "reviewed", due, what)];
}

const unsaidOf = ({ id: rule, file, statements }: Rule, uses: Uses) =>
  statements.flatMap(({ id, part }, at) => {
    const name = `${rule}.${id}`;
    return part || uses.has(name)
      ? []
      : [{ file, line: lineOf(file, `statements.${at}`), what: `{${name}}` }];
  });

const nextChanges = (rule: Rule, day: string, uses: Uses): ReviewRow[] =>
  rule.statements.flatMap(({ id }, statement) => {
    const name = `${rule.id}.${id}`;
    const forms = findStatement(name) ?? [];
    const next = forms.findIndex(({ from }) => from !== undefined && from > day);
    const { from, text } = forms[next] ?? {};
    if (!from || !text) return [];
    return [rowOf(rule.file, `statements.${statement}.forms.${next}`, from, text, uses.get(name))];
  });

/** Where each statement is mentioned, by its name: “content/faq/cbam.yaml:24”. */
type Uses = Map<string, string[]>;

export function usesOfStatements(): Uses {
  const uses: Uses = new Map();
  for (const file of allFiles()) {
    const name = contentPathOf(file);
    for (const [index, line] of new TextDecoder().decode(bytesOf(file)).split("\n").entries())
      for (const statement of statementsIn(parseDated(line)))
        uses.set(statement, [...(uses.get(statement) ?? []), `${name}:${index + 1}`]);
  }
  return uses;
}

const byDay = (a: ReviewRow, b: ReviewRow) => a.day.localeCompare(b.day);
