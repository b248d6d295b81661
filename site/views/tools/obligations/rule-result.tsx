import { dayText, readOnText } from "../../../dates/dates.ts";
import type { Known } from "../../../tools/finder/decide.ts";
import type { FoundRule } from "../../../tools/finder/result.ts";
import { capitalised, decidingQuestions } from "../../../tools/finder/words.ts";
import { daysTo, soonClass } from "../../../ui/dated.ts";
import { Fact } from "../../../ui/fact.tsx";
import { ArrowRight, Plus } from "../../../ui/icons.tsx";
import type { FinderRule } from "./finder-file.ts";
import { FollowLink, type ResultProps } from "./result-parts.tsx";

type Props = Pick<ResultProps, "file" | "changeLink" | "onFollow"> & {
  found: FoundRule<FinderRule>;
  known: Known;
};

export function RuleResult({ found, file, known, changeLink, onFollow }: Props) {
  const { rule, group, dates } = found;
  const words = file.words.result;
  const [next] = dates;
  const open = group === "may" ? decidingQuestions(rule.applies, known, file.questions) : [];
  return (
    <details className="group border-b border-line">
      <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-lg leading-tight font-semibold">{rule.name}</span>
          <span className="block text-sm text-ink-soft">
            {group === "reaches" ? rule.reaches : rule.title}
          </span>
        </span>
        <span className="max-sm:order-1 max-sm:col-span-2">
          {next ? (
            <>
              <span className="figures font-semibold">{next.about ?? dayText(next.date)}</span>
              {!next.about && (
                <>
                  {", "}
                  <span className={`figures ${soonClass}`} {...daysTo(next.date)} />
                </>
              )}
              {`: ${next.what}`}
            </>
          ) : (
            <span className="text-ink-soft">{words.undated}</span>
          )}
        </span>
        <Plus className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <dl className="grid gap-x-4 gap-y-2 pt-1 pb-6 sm:grid-cols-[7rem_1fr]">
        {group === "may" && (
          <Fact name={words.decides}>
            {open.map((question, index) => (
              <span key={question.id}>
                {index > 0 && ", "}
                <FollowLink to={changeLink(question.id)} onFollow={onFollow}>
                  {question.short}
                </FollowLink>
              </span>
            ))}
            {open.length > 0 && ". "}
            {rule.binds}
          </Fact>
        )}
        {(group === "binds" || group === "voluntary") && (
          <Fact name={capitalised(words.groups[group].verb)}>{rule.binds}</Fact>
        )}
        {next && (
          <Fact name={words.who}>
            {`${next.who}. `}
            <a href={next.file} className={link}>
              {words.calendar}
              <span className="sr-only">{` ${rule.name}`}</span>
            </a>
          </Fact>
        )}
        <Fact name={words.prepare}>
          <ul>
            {[...(next?.prepare ? [next.prepare] : []), ...rule.prepare].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={words.source}>{`${rule.source}. ${readOnText(rule)}.`}</Fact>
        <Fact name={words.helps}>
          <span className="flex flex-wrap gap-x-6">
            {[{ label: words.page, to: rule.page }, ...rule.helps].map(({ label, to }) => (
              <a key={to} href={to} className={`inline-flex items-center gap-1.5 py-1 ${link}`}>
                {label}
                <ArrowRight className="size-4" />
              </a>
            ))}
          </span>
        </Fact>
      </dl>
    </details>
  );
}

const link = "font-semibold text-leaf underline decoration-1 underline-offset-4 hover:decoration-2";
