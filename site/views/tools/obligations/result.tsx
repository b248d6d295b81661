import { useState } from "react";
import { href } from "../../../addresses.ts";
import type { Question } from "../../../content/records/questions.ts";
import { dayText } from "../../../dates/dates.ts";
import { type Known, standingOf, type Walk } from "../../../tools/finder/decide.ts";
import { reasonsAgainst, resultText } from "../../../tools/finder/words.ts";
import { aboutLink } from "../../../ui/about.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { AnswerList, ResultSection } from "./answer-list.tsx";
import type { FinderFile, FinderRule } from "./finder-file.ts";
import { RuleResult } from "./rule-result.tsx";

type Props = {
  file: FinderFile;
  progress: Walk;
  day: string;
  /** The address of this result, and that of a question to be answered anew. */
  link: string;
  changeLink: (question: Question) => string;
  onFollow: (link: string) => void;
};

const GROUPS = ["binds", "voluntary", "reaches", "may", "not"] as const;
type Group = (typeof GROUPS)[number];

/** First the law that binds, then standards and ratings, then what customers demand. */
export function Result({ file, progress, day, link, changeLink, onFollow }: Props) {
  const words = file.words.result;
  const known = { answers: progress.answers, day };
  const of = (group: Group) => file.rules.filter((rule) => groupOf(rule, known) === group);
  const about = resultText(
    words.about,
    GROUPS.filter((group) => group !== "not").map((group) => ({
      verb: words.groups[group].verb,
      names: of(group).map(({ name }) => name),
    })),
  );
  const concerned = GROUPS.filter((group) => group !== "not" && of(group).length > 0);
  return (
    <div data-result="" className="print:text-[8.5pt] print:leading-snug">
      <h2 tabIndex={-1} data-step="" className="text-h2 print:text-lg">
        {words.title}
      </h2>
      <p className="mt-3 text-lede print:mt-0 print:text-[9.5pt]">
        {`${words.lede} ${words.date} `}
        <time dateTime={day}>{dayText(day)}</time>
        <span className="hidden print:inline">{`, ${file.firm}`}</span>.
      </p>
      <div className="mt-6 actions" data-print="hide">
        <ButtonLink
          to={href("/contact")}
          {...aboutLink({ title: about, link, service: "general", topic: "obligations" })}
        >
          {words.ask}
        </ButtonLink>
        <Button variant="outline" onClick={() => print()}>
          {words.print}
        </Button>
        <CopyLink link={link} label={words.copy} done={words.copied} />
        <ButtonLink to={href("/tools/obligations")} variant="ghost">
          {words.again}
        </ButtonLink>
      </div>
      {concerned.length === 0 && <p className="mt-10 text-lg">{words.none}</p>}
      {concerned.map((group) => (
        <ResultSection key={group} title={words.groups[group].title}>
          {of(group).map((rule) => (
            <RuleResult
              key={rule.id}
              rule={rule}
              group={group}
              file={file}
              known={known}
              changeLink={changeLink}
              onFollow={onFollow}
            />
          ))}
        </ResultSection>
      ))}
      {of("not").length > 0 && (
        <ResultSection title={words.groups.not.title}>
          <dl className="print:grid print:grid-cols-2 print:gap-x-6">
            {of("not").map((rule) => (
              <div
                key={rule.id}
                className="grid-12 gap-y-1 border-b border-line py-3 print:block print:py-0.5"
              >
                <dt className="col-span-12 font-semibold sm:col-span-3 print:inline">{rule.name}</dt>
                <dd className="col-span-12 text-ink-soft sm:col-span-9 print:inline print:before:content-[':_']">
                  {`${reasonsAgainst(rule.applies, known, file.questions).join(". ")}.`}
                </dd>
              </div>
            ))}
          </dl>
        </ResultSection>
      )}
      <AnswerList file={file} progress={progress} changeLink={changeLink} onFollow={onFollow} />
      <p className="mt-6 max-w-2xl text-sm text-ink-soft print:mt-2 print:max-w-none print:text-[8pt]">
        {words.note}
      </p>
    </div>
  );
}

function groupOf(rule: FinderRule, known: Known): Group {
  const standing = standingOf(rule.applies, known);
  return standing === "binds" && rule.voluntary ? "voluntary" : standing;
}

/** Where the browser lets no page write to the clipboard, the address is in the address bar all the same. */
function CopyLink({ link, label, done }: Record<"link" | "label" | "done", string>) {
  const [copied, setCopied] = useState("");

  async function copy() {
    await navigator.clipboard.writeText(new URL(link, location.href).href);
    setCopied(link);
  }

  return (
    <>
      <Button variant="outline" onClick={() => copy().catch(() => setCopied(""))}>
        {label}
      </Button>
      <p role="status" className="self-center text-sm">
        {copied === link && done}
      </p>
    </>
  );
}
