import { shown } from "../../art/render.ts";
import { whenText } from "../../content/records/milestones.ts";
import type { RuleChange } from "../../content/records/rule-changes.ts";
import { addDays, datesOfMonth, monthLabel } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { Breadcrumbs, type Trail } from "../../ui/breadcrumbs.tsx";
import { between } from "../../ui/dated.ts";
import { Picture } from "../../ui/picture.tsx";
import type { RulesCopy } from "./copy.ts";

export const RulesHeader = ({
  trail,
  title,
  lede,
  picture,
}: RulesCopy["hero"] & { trail: Trail }) => (
  <header className="bg-sand">
    <div className="wrap grid-12 gap-y-4 pt-8">
      <Breadcrumbs trail={trail} className="col-span-12" />
      <div className="col-span-12 self-center md:col-span-8 md:pb-8 lg:col-span-7 lg:pb-12">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-6 max-w-xl text-lede">{lede}</p>
      </div>
      <Picture
        {...shown(picture)}
        eager
        showSource={false}
        className="col-span-12 md:col-span-4 md:self-end lg:col-span-5"
        imageClassName="mx-auto max-h-48 object-contain md:object-right lg:max-h-96"
      />
    </div>
  </header>
);

export const ChangeList = ({
  changes,
  isAnchored,
}: {
  changes: RuleChange[];
  isAnchored?: boolean;
}) => (
  <ol className="border-t border-current/30">
    {changes.map(({ rule, anchor, ...change }) => (
      <li
        key={anchor}
        id={isAnchored ? anchor : undefined}
        className="grid scroll-mt-28 gap-x-6 border-b border-current/30 py-3 target:bg-marigold-soft sm:grid-cols-[10rem_10rem_1fr] sm:items-baseline"
      >
        <time dateTime={change.date} className="figures">
          {isAnchored && saysMonthAlone(change) ? null : whenText(change)}
        </time>
        <p>
          <a
            href={href("/rules/:slug", rule.id)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {rule.name}
          </a>
        </p>
        <p>{change.what}</p>
      </li>
    ))}
  </ol>
);

/** “August 2026”: said already by the heading above the changes of a month. */
const saysMonthAlone = (change: Omit<RuleChange, "rule" | "anchor">) =>
  whenText(change).replace(/^(\p{L}{3})\p{L}* /u, "$1 ") === monthLabel(change.date.slice(0, 7));

/** Shown from the month after the newest change on: by then, this build knows of none in the month it is read. */
export function NoneThisMonth({
  changes: [newest],
  text,
}: {
  changes: RuleChange[];
  text: string;
}) {
  const last = newest && datesOfMonth(newest.date.slice(0, 7)).at(-1);
  return (
    <p className="mb-3" {...between({ from: last && addDays(last, 1) })}>
      {text}
    </p>
  );
}
