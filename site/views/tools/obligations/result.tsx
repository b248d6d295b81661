import { useEffect, useState } from "react";
import { dayText } from "../../../dates/dates.ts";
import { href } from "../../../paths.ts";
import { GROUPS, isConcerned, onlyEvents, type ResultGroup } from "../../../tools/finder/result.ts";
import { capitalised, reasonsAgainst, resultText } from "../../../tools/finder/words.ts";
import { aboutLink } from "../../../ui/about.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Plus } from "../../../ui/icons.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { count } from "../../../ui/visits.ts";
import { AnswerList, CalendarFeeds } from "./answer-list.tsx";
import { PrintedResult } from "./printed-result.tsx";
import { type ResultProps, ResultSection, Tally, Timeline } from "./result-parts.tsx";
import { RuleResult } from "./rule-result.tsx";
import { WatchRules } from "./watch-rules.tsx";

export function Result(props: ResultProps) {
  const { file, progress, result, isDone, day } = props;
  const { result: words, checked } = file.words;
  const known = { answers: progress.answers, day };
  const of = (group: ResultGroup) => result.filter((found) => found.group === group);
  const opened = GROUPS.filter((group) => group !== "not" && (isDone || group !== "may"));
  const concerned = result.filter(isConcerned);
  useEffect(() => {
    if (isDone) count("finished");
  }, [isDone]);
  return (
    <div data-result="">
      <div className="print:hidden">
        <h2 tabIndex={-1} data-step={isDone ? "" : undefined} className="text-h3">
          {isDone ? words.title : words.soFar}
        </h2>
        <Tally {...props} />
        {isDone && <ResultActions {...props} />}
        {isDone && result.every(({ group }) => group === "not") && (
          <p className="mt-8 text-lg">{words.none}</p>
        )}
        <Timeline {...props} result={concerned} />
        {opened
          .filter((group) => of(group).length > 0)
          .map((group) => (
            <ResultSection key={group} title={words.groups[group].title}>
              {of(group).map((found) => (
                <RuleResult key={found.rule.id} {...props} found={found} known={known} />
              ))}
            </ResultSection>
          ))}
        {!isDone && of("may").length > 0 && (
          <ResultSection title={words.groups.may.title}>
            <p className="mt-4 max-w-3xl text-ink-soft">
              {of("may")
                .map(({ rule }) => rule.name)
                .join(" · ")}
            </p>
          </ResultSection>
        )}
        {of("not").length > 0 && (
          <details className="group mt-10 border-y border-line">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-semibold">
              {`${words.groups.not.title} (${of("not").length})`}
              <Plus className="size-5 transition-transform group-open:rotate-45" />
            </summary>
            <dl className="pb-4">
              {of("not").map(({ rule }) => (
                <div key={rule.id} className="grid-12 gap-y-1 border-t border-line py-3">
                  <dt className="col-span-12 font-semibold sm:col-span-3">{rule.name}</dt>
                  <dd className="col-span-12 text-ink-soft sm:col-span-9">
                    {`${reasonsAgainst(rule.applies, known, file.questions).join(". ")}.`}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {isDone && (
          <ResultSection title={checked.not}>
            <ul className="mt-4 list-disc pl-5">
              {checked.items.map((item) => (
                <li key={item}>{capitalised(item)}</li>
              ))}
            </ul>
          </ResultSection>
        )}
        {isDone && <CalendarFeeds {...props} />}
        {isDone && <AnswerList {...props} />}
        {isDone && file.watch && (
          <div className="mt-10 max-w-3xl">
            <WatchRules
              action={file.watch}
              notices={file.watchNotices}
              link={props.link}
              rules={concerned.map(({ rule }) => rule.id)}
            />
          </div>
        )}
        <p className="mt-6 max-w-2xl text-ink-soft">{words.note}</p>
        {isDone && (
          <p className="mt-3 max-w-3xl text-sm text-ink-soft">
            {`${words.cite}: `}
            <span className="wrap-anywhere select-all">{citationOf(props)}</span>
          </p>
        )}
      </div>
      <PrintedResult {...props} />
    </div>
  );
}

/** “Obligation finder: binds CCTS; affects CBAM”. */
function inWords({ file, result }: ResultProps): string {
  const { about, groups } = file.words.result;
  const named = GROUPS.filter((group) => group !== "not").map((group) => ({
    verb: groups[group].verb,
    names: result.filter((found) => found.group === group).map(({ rule }) => rule.name),
  }));
  return resultText(about, named);
}

function citationOf(props: ResultProps): string {
  const { file, result, link } = props;
  const [oldest = ""] = result.map(({ rule }) => rule.reviewed).sort();
  const { name, url } = file.letterhead;
  return `${name}, “${inWords(props)}”. As of ${dayText(oldest)}. https://${url}${link.slice(link.indexOf("?"))}`;
}

function ResultActions(props: ResultProps) {
  const { file, result, link } = props;
  const { result: words, checked } = file.words;
  const [said, setSaid] = useState("");
  const about = {
    title: `${inWords(props)}. ${checked.not}: ${checked.items.join("; ")}`,
    link,
    service: "general",
    topic: "obligations",
  } as const;
  const uids = result.filter(isConcerned).flatMap(({ dates }) => dates.map(({ uid }) => uid));

  /** Saves a calendar of the dates. The answers are not sent: the browser picks the dates from the calendar of all. */
  async function saveDates() {
    const response = await fetch(file.calendar);
    if (!response.ok) throw new Error(`${file.calendar} was answered with ${response.status}`);
    const calendar = new Blob([onlyEvents(await response.text(), uids)], { type: "text/calendar" });
    saveFile(calendar, words.mine.file);
    setSaid("");
  }

  async function copyLink() {
    await navigator.clipboard.writeText(new URL(link, location.href).href);
    setSaid(words.copied);
  }

  return (
    <div className="mt-6 actions" data-print="hide">
      {uids.length > 0 && (
        <Button onClick={() => saveDates().catch(() => setSaid(words.mine.failed))}>
          {words.mine.label}
        </Button>
      )}
      <Button variant="outline" onClick={() => print()} label={words.print} />
      {/* Where the browser lets no page write to the clipboard, the url is in the address bar all the same. */}
      <Button
        variant="outline"
        onClick={() => copyLink().catch(() => setSaid(""))}
        label={words.copy}
      />
      <ButtonLink to={href("/contact")} variant="outline" {...aboutLink(about)} label={words.ask} />
      <ButtonLink to={href("/tools/obligations")} variant="ghost" label={words.again} />
      <p role="status" className="self-center text-sm">
        {said}
      </p>
    </div>
  );
}
