import type { Deadline } from "../../content/records/rules.ts";
import { deadlineAnchor, deadlineFile, sourceOf } from "../../outputs/calendars/deadline-events.ts";
import { citation } from "../../outputs/rules/rule-file.ts";
import { href } from "../../paths.ts";
import { between, daysTo, soonClass } from "../../ui/dated.ts";
import { Fact } from "../../ui/fact.tsx";
import { Plus } from "../../ui/icons.tsx";
import { Article } from "../../ui/source-text.tsx";
import { Wordings } from "../../ui/wordings.tsx";
import { type ComingMilestone, dayWordings } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";
import { exactDays, When } from "./when.tsx";

type Props = { words: DeadlinesCopy["coming"]; entries: ComingMilestone[] };

/** How many entries are shown at once; the later ones are in a disclosure. */
const NEXT = 12;

export function ComingList({ words, entries }: Props) {
  const [next, later] = [entries.slice(0, NEXT), entries.slice(NEXT)];
  const list = (some: ComingMilestone[], isDetailed: boolean) => (
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
        <details data-later="" data-print="hide" className="group/later">
          <summary className="flex items-center justify-between gap-6 py-5">
            <span className="font-display text-h4">{words.later}</span>
            <Plus className="size-5 transition-transform group-open/later:rotate-45" />
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

type EntryProps = { words: Props["words"]; entry: ComingMilestone; isDetailed: boolean };

/** A milestone with its next day. Without `isDetailed` it has only its head, source and calendar file. */
function ComingEntry({ words, entry, isDetailed }: EntryProps) {
  const { anchor, audiences, next, days } = entry;
  const dates = days.map(({ date }) => date);
  const attributes = {
    id: anchor,
    "data-who": audiences,
    "data-days": dates.length > 1 ? dates.join(" ") : undefined,
    ...between({ until: dates.at(-1) }),
  };
  const calendar = (
    <a
      href={deadlineFile(next)}
      data-calendar=""
      className="mr-5 inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
    >
      Calendar file (.ics)
    </a>
  );
  const cited = <Wordings text={[dayWordings(days, ([day]) => citation(citedOf(day)))]} />;
  const source = (
    <>
      {`${words.source}: `}
      <Article source={sourceOf(next)} article={next.article} />
    </>
  );
  if (!isDetailed)
    return (
      <li {...attributes} className={`${item} ${head} pb-4`}>
        <Head words={words} days={days} />
        <p className="mt-1 text-sm text-ink-soft lg:col-start-2">{source}</p>
        <p className="lg:col-start-2">
          {`${words.add}: `}
          {calendar}
        </p>
        <p className="wrap-anywhere lg:col-start-2">
          {`${words.cite}: `}
          <span className="select-all">{cited}</span>
        </p>
      </li>
    );
  return (
    <li {...attributes} className={item}>
      <details className="group">
        <summary
          className={`${head} after:absolute after:top-3.5 after:right-0 after:text-h3 after:leading-none after:text-leaf after:content-['+'] print:after:hidden group-open:after:content-['–']`}
        >
          <Head words={words} days={days} />
        </summary>
        <div className={`${below} py-3`}>
          {days.some(({ note }) => note) && <p className="mb-2">{said(days, "note")}</p>}
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
            {days.some(({ prepare }) => prepare) && (
              <Fact name={words.prepare}>{said(days, "prepare")}</Fact>
            )}
            <Fact name={words.add}>{calendar}</Fact>
            <Fact name={words.cite} className="wrap-anywhere select-all">
              {cited}
            </Fact>
          </dl>
        </div>
      </details>
      <p className={`${below} pb-4 text-sm text-ink-soft`}>{source}</p>
    </li>
  );
}

/** A deadline as a citation names it, with the url of its milestone, which stays. */
const citedOf = (day: Deadline) => ({
  title: `${day.rule.name}: ${day.what}`,
  reviewed: day.rule.reviewed,
  path: `${href("/deadlines")}#${deadlineAnchor(day)}`,
});

const item = "break-inside-avoid border-b border-line target:bg-marigold-soft data-left-out:hidden";
const below = "max-w-3xl pr-8 lg:ml-[calc(25%+0.625rem)]";
const head = "relative grid gap-x-6 pt-3.5 pr-8 sm:pt-4 lg:grid-cols-[1fr_3fr]";

function Head({ words, days }: Pick<EntryProps, "words"> & Pick<ComingMilestone, "days">) {
  const exact = exactDays(days);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3 lg:row-span-3 lg:block">
        <When days={days} className="figures font-display text-h4" />
        {exact.length > 0 && (
          <span className={`figures lg:block ${soonClass}`} {...daysTo(...exact)} />
        )}
      </span>
      <span data-rule={days[0]?.rule.name} className="eyebrow text-leaf">
        {[days[0]?.rule.name, days[0]?.every].filter(Boolean).join(", ")}
      </span>
      <h3 className="text-h4">{said(days, "what")}</h3>
      <span>{`${words.who}: ${days[0]?.who}`}</span>
    </>
  );
}
const said = (days: ComingMilestone["days"], field: "what" | "note" | "prepare") => (
  <Wordings text={[dayWordings(days, ([day]) => day[field] ?? "")]} />
);
