import type { ReactNode } from "react";
import { whenText } from "../../content/records/milestones.ts";
import type { Change } from "../../content/records/rule-fields.ts";
import type { Part, Rule } from "../../content/records/rules.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PointNumber } from "../../ui/points.tsx";
import { Said } from "../../ui/said.tsx";
import { Article, SourceText } from "../../ui/source-text.tsx";

const told = (rule: Rule, part: Part) =>
  rule.statements.filter((statement) => statement.part === part);
export const tells = (rule: Rule, part: Part) => told(rule, part).length > 0;

export function Statements({ rule, part }: { rule: Rule; part: Part }) {
  const statements = told(rule, part);
  if (statements.length === 0) return null;
  return (
    <ul className="grid gap-4 not-first:mt-6">
      {statements.map(({ id, earlier, heading, source, article }) => (
        <li
          key={id}
          id={id}
          className="scroll-mt-28 border-l-2 border-line pl-4 target:border-marigold"
        >
          {earlier.map((other) => (
            <span key={other} id={other} className="scroll-mt-28" />
          ))}
          {heading && <h3 className="font-sans font-semibold">{heading}</h3>}
          <p className="text-lg">
            <Said text={[{ statement: `${rule.id}.${id}` }]} />
          </p>
          <p className="mt-1 text-ink-soft">
            <Article source={rule.sources.find((one) => one.id === source)} article={article} />
            {/* A word joiner: the link stands on no line of its own. */}
            {"\u2060"}
            <a
              href={`#${id}`}
              aria-label="Link to this sentence"
              className="-my-2.5 ml-1 min-w-11 py-2.5 text-center text-leaf underline hover:no-underline"
              data-print="hide"
            >
              #
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const RuleChanges = ({
  changes,
  terms,
}: {
  changes: Change[];
  terms: (text: string) => ReactNode;
}) => (
  <ol className="grid gap-3">
    {changes.map((change) => (
      <li key={change.what} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
        <time dateTime={change.date} className="figures font-semibold">
          {whenText(change)}
        </time>
        <p>{terms(change.what)}</p>
      </li>
    ))}
  </ol>
);

/** How many entries of a list are shown at once: of changes the newest, and of sources the main texts, come first. */
const MAIN = 5;

type ShortenedProps<Item> = {
  more: string;
  items: Item[];
  children: (some: Item[], start?: number) => ReactNode;
};

export function Shortened<Item>({ more, items, children: list }: ShortenedProps<Item>) {
  const further = items.slice(MAIN);
  return (
    <>
      {list(items.slice(0, MAIN))}
      {further.length > 0 && (
        <Disclosure label={`${more} (${further.length})`} className="mt-3">
          {list(further, MAIN + 1)}
        </Disclosure>
      )}
    </>
  );
}

export function SourceList({
  sources,
  start = 1,
}: {
  sources: Rule["sources"];
  start: number | undefined;
}) {
  return (
    <ol start={start} className="grid gap-2">
      {sources.map((source, index) => (
        <li key={source.id} className="grid grid-cols-[1.75rem_1fr]">
          <PointNumber index={start - 1 + index} className="text-ink-soft" />
          <p>
            <SourceText {...source} />
          </p>
        </li>
      ))}
    </ol>
  );
}
