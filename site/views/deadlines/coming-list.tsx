import { href } from "../../addresses.ts";
import { sourceOf } from "../../outputs/calendars/deadline-events.ts";
import { deadlineLinks } from "../../outputs/calendars/deadline-links.ts";
import { between, daysTo } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import type { Entry } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";

type Props = { words: DeadlinesCopy["coming"]; entries: Entry[] };

/** The rest is folded: who follows many rules looks for the next dates first. */
export const NEXT = 12;

export function ComingList({ words, entries }: Props) {
  const [next, later] = [entries.slice(0, NEXT), entries.slice(NEXT)];
  const list = (some: Entry[]) => (
    <ol data-coming="" className="border-t border-ink">
      {some.map((entry) => (
        <ComingDate key={entry.anchor} words={words} entry={entry} />
      ))}
    </ol>
  );
  return (
    <>
      {list(next)}
      {later.length > 0 && (
        <details data-later="" className="group/later">
          <summary className="flex items-center justify-between gap-6 py-5">
            <span className="font-display text-h4">{`${words.later} (${later.length})`}</span>
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open/later:rotate-45"
            />
          </summary>
          {list(later)}
        </details>
      )}
      <p data-none="" hidden={entries.length > 0} className="mt-6 max-w-2xl text-lg">
        {words.none}
      </p>
    </>
  );
}

function ComingDate({ words, entry }: { words: Props["words"]; entry: Entry }) {
  const { anchor, audiences, date, about, when, rule, what, note, who, prepare } = entry;
  const { listedFrom, yearlyUntil } = entry;
  const { title, reference, asOf } = sourceOf(entry);
  return (
    <li
      id={anchor}
      data-who={audiences}
      data-step={entry.yearly && rule.id}
      {...between({ from: listedFrom, until: date })}
      className="grid-12 gap-y-1.5 border-b border-line py-4 sm:gap-y-3 sm:py-7 target:bg-marigold-soft data-left-out:hidden"
    >
      <div className="col-span-12 lg:col-span-3">
        <p className="figures font-display text-h4">
          <time dateTime={date}>{when}</time>
        </p>
        {!about && <p className="figures text-ember" {...daysTo(date)} />}
        {yearlyUntil && <p className="figures">{`${words.yearly} ${yearlyUntil}`}</p>}
      </div>
      <div className="col-span-12 sm:col-span-8 lg:col-span-6">
        <p className="eyebrow text-leaf">
          <a href={href("/rules/:slug", rule.id)} className="hover:underline">
            {rule.name}
          </a>
        </p>
        <h3 className="mt-1 text-h4">{what}</h3>
        {note && <p className="mt-2">{note}</p>}
        <dl className="mt-2 grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1 sm:mt-3 sm:grid-cols-[6.5rem_1fr] sm:gap-x-4">
          <Fact name={words.who}>{who}</Fact>
          {prepare && <Fact name={words.prepare}>{prepare}</Fact>}
          <Fact name={words.source}>{`${title}. ${reference}${asOf ? `, as of ${asOf}` : ""}`}</Fact>
        </dl>
      </div>
      <details className="group col-span-12 sm:col-span-4 lg:col-span-3" data-print="hide">
        <summary className="inline-flex items-center gap-2 py-1 font-semibold text-leaf">
          <Plus aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-45" />
          {words.add}
          <span className="sr-only">{`: ${rule.name}, ${what}`}</span>
        </summary>
        <ul className="pl-6.5">
          {deadlineLinks(entry).map(({ label, to }) => (
            <li key={label}>
              <a href={to} className="inline-block py-1 text-leaf underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="contents">
      <dt className="text-sm font-semibold sm:pt-0.5">{name}</dt>
      <dd className="text-sm sm:text-base">{children}</dd>
    </div>
  );
}
