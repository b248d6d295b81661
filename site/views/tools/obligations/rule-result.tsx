import type { ReactNode } from "react";
import { href } from "../../../addresses.ts";
import type { Question } from "../../../content/records/questions.ts";
import { daysLeftText, dayText, readOnText } from "../../../dates/dates.ts";
import { type Known, nextDate, type Standing } from "../../../tools/finder/decide.ts";
import { capitalised, decidedBy } from "../../../tools/finder/words.ts";
import { ArrowRight } from "../../../ui/icons.tsx";
import { FollowLink } from "./answer-list.tsx";
import type { FinderFile, FinderRule } from "./finder-file.ts";

type Props = {
  rule: FinderRule;
  group: Standing | "voluntary";
  file: FinderFile;
  known: Known;
  changeLink: (question: Question) => string;
  onFollow: (link: string) => void;
};

export function RuleResult({ rule, group, file, known, changeLink, onFollow }: Props) {
  const words = file.words.result;
  const next = nextDate(rule.dates, known);
  return (
    <article className="grid-12 gap-y-4 border-b border-line py-7 print:block print:py-1">
      <div className="col-span-12 lg:col-span-4 print:break-after-avoid">
        <h4 className="text-h4 print:inline print:text-base">
          <a href={href("/rules/:slug", rule.id)} className="inline-block hover:underline">
            {rule.name}
          </a>
        </h4>
        <p className="mt-1 text-ink-soft print:ml-2 print:inline">{rule.title}</p>
      </div>
      <dl className="col-span-12 grid content-start gap-x-4 gap-y-2 sm:grid-cols-[7rem_1fr] lg:col-span-8 print:block">
        {group === "may" && (
          <Fact name={words.decides}>
            {decidedBy(rule.applies, known, file.questions).map((question, index) => (
              <span key={question.id}>
                {index > 0 && ", "}
                <FollowLink to={changeLink(question)} onFollow={onFollow}>
                  {question.short}
                </FollowLink>
              </span>
            ))}
            {`. ${rule.binds}`}
          </Fact>
        )}
        {group === "reaches" && <Fact name={words.groups.reaches.verb}>{rule.reaches}</Fact>}
        <Fact name={words.next}>
          {next ? (
            <>
              <span className="figures font-semibold">{next.about ?? dayText(next.date)}</span>
              {!next.about && (
                <span className="figures text-ember">{`, ${daysLeftText(next.date, known.day)}`}</span>
              )}
              {`: ${next.what}. ${next.who}. `}
              <a href={next.file} data-print="hide" className={link}>
                {words.calendar}
                <span className="sr-only">{` ${rule.name}`}</span>
              </a>
            </>
          ) : (
            <>
              {`${words.undated} `}
              <a href={rule.feed} data-print="hide" className={link}>
                {words.follow}
                <span className="sr-only">{` ${rule.name}`}</span>
              </a>
            </>
          )}
        </Fact>
        <Fact name={words.prepare}>
          <ul className="print:inline">
            {[...(next?.prepare ? [next.prepare] : []), ...rule.prepare].map((item) => (
              <li key={item} className="print:inline print:after:content-['._']">
                {item}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={words.source}>{`${rule.source}. ${readOnText(rule)}.`}</Fact>
        {rule.helps.length > 0 && (
          <Fact name={words.helps} hideInPrint>
            <span className="flex flex-wrap gap-x-6">
              {rule.helps.map(({ label, to }) => (
                <a key={to} href={to} className={`inline-flex items-center gap-1.5 py-1 ${link}`}>
                  {label}
                  <ArrowRight aria-hidden="true" className="size-4" />
                </a>
              ))}
            </span>
          </Fact>
        )}
      </dl>
    </article>
  );
}

const link = "font-semibold text-leaf underline decoration-1 underline-offset-4 hover:decoration-2";

type FactProps = { name: string; children: ReactNode; hideInPrint?: boolean };

function Fact({ name, children, hideInPrint = false }: FactProps) {
  return (
    <div className="contents print:inline" data-print={hideInPrint ? "hide" : undefined}>
      <dt className="text-sm font-semibold sm:pt-0.5 print:inline print:text-[8.5pt] print:after:content-[':_']">
        {capitalised(name)}
      </dt>
      <dd className="max-w-2xl print:inline print:after:content-['_']">{children}</dd>
    </div>
  );
}
