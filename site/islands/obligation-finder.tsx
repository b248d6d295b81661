import { ArrowLeft } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Question } from "../content/records/questions.ts";
import { tickedBy } from "../tools/finder/profile.ts";
import { isConcerned, type ResultGroup, resultOf } from "../tools/finder/result.ts";
import { Button } from "../ui/button.tsx";
import type { ObligationsCopy } from "../views/tools/obligations/copy.ts";
import { ProfileForm, QuestionForm } from "../views/tools/obligations/question-form.tsx";
import { Result } from "../views/tools/obligations/result.tsx";
import { isOwnEntry, PROFILE, useFinder } from "./hooks/use-finder.ts";
import { island } from "./island.tsx";

type Props = {
  path: string;
  words: ObligationsCopy["question"];
  /** What is ticked first, which the page holds as it is served. */
  profile: ObligationsCopy["profile"];
  children?: ReactNode;
};

export const ObligationFinder = island(function ObligationFinder({
  path,
  words,
  profile,
  children,
}: Props) {
  const finder = useFinder(path, profile.options);
  const { file, found } = finder;
  const top = useRef<HTMLDivElement>(null);
  const { isProfile, question } = askedIn(found);
  const hasResult = found !== undefined && Object.keys(found.answers).length > 0;
  const isDone = hasResult && !isProfile && !question;
  useStepFocus(top, found && (isProfile ? PROFILE : (question?.id ?? "")), question?.ask);
  const result =
    file && found ? resultOf(file.rules, { answers: found.progress.answers, day: finder.day }) : [];

  return (
    <>
      <div ref={top} id="questions" className="await-query scroll-mt-header no-scripting:hidden">
        {found?.isUnread && <p className="wrap pb-6 font-semibold">{words.unread}</p>}
        {!isDone && (
          <div className="bg-sand py-10 lg:py-14 print:hidden">
            <div className="wrap">
              <NextStep {...{ path, words, profile, finder, result }} />
            </div>
          </div>
        )}
        {file && found && finder.link && hasResult && (
          <div
            className="wrap py-10 lg:py-14 print:py-0"
            data-rules={result
              .filter(isConcerned)
              .map(({ rule }) => rule.id)
              .join(" ")}
          >
            <Result
              {...{ file, result, isDone }}
              progress={found.progress}
              day={finder.day}
              link={finder.link}
              profile={profile.change}
              changeLink={finder.changeLink}
              onFollow={finder.go}
            />
          </div>
        )}
      </div>
      <div className="wrap py-section" hidden={hasResult}>
        {children}
      </div>
    </>
  );
});

type Finder = ReturnType<typeof useFinder>;

/** What is to be ticked or answered. Something may be ticked before the rules have loaded. */
function askedIn(found: Finder["found"]) {
  const isProfile = found?.isProfile ?? true;
  return { isProfile, question: isProfile ? undefined : found?.question };
}

type StepProps = Omit<Props, "children"> & {
  finder: Finder;
  result: ReadonlyArray<{ group: ResultGroup }>;
};

function NextStep({ path, words, profile, finder, result }: StepProps) {
  const { state, found } = finder;
  const { isProfile, question } = askedIn(found);
  const isWaiting = !found && finder.hasAnswers && state !== "failed";
  return (
    <>
      {isWaiting && <p role="status">{words.waiting}</p>}
      {!isWaiting && isProfile && (
        <ProfileForm
          words={profile}
          missing={words.missing}
          ticked={tickedBy(profile.options, finder.remembered)}
          action={path}
          onTick={finder.tick}
        />
      )}
      {found && question && (
        <AskedQuestion
          {...{ path, words, finder, result, question }}
          left={found.changed ? undefined : found.progress.left}
        />
      )}
      {state === "failed" && (
        <p role="status" className="mt-6 flex flex-wrap items-center gap-4">
          {words.failed}
          <Button variant="outline" onClick={finder.load} label={words.retry} />
        </p>
      )}
    </>
  );
}

type AskedProps = Omit<StepProps, "profile"> & { question: Question; left: number | undefined };

/** One question, with the way back and how far the visitor is. */
const AskedQuestion = ({ path, words, finder, result, question, left }: AskedProps) => (
  <>
    <div className="mb-5 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <Button variant="ghost" size="sm" className="-ml-3.5" onClick={finder.back}>
        <ArrowLeft className="size-4" />
        {words.back}
      </Button>
      <Progress
        words={words}
        decided={result.filter(({ group }) => group !== "may").length}
        rules={result.length}
        left={left}
      />
    </div>
    <QuestionForm
      key={question.id}
      question={question}
      words={words}
      given={finder.remembered[question.id]}
      action={path}
      onAnswer={(answer) => finder.answer(question, answer)}
    />
  </>
);

type ProgressProps = { words: Props["words"]; decided: number; rules: number; left?: number };

/** How many questions can follow; nothing where one is answered anew. */
function leftText(words: Props["words"], left: number | undefined): string {
  if (left === undefined) return "";
  return left > 0 ? ` · ${words.left} ${left} ${words.leftAfter}` : ` · ${words.last}`;
}

function Progress({ words, decided, rules, left }: ProgressProps) {
  return (
    <>
      <p className="figures font-semibold">
        {`${decided} ${words.decided} ${rules} ${words.decidedAfter}${leftText(words, left)}`}
      </p>
      <progress
        aria-hidden="true"
        max={rules}
        value={decided}
        className="h-2 w-40 appearance-none overflow-hidden rounded-sm bg-ink/15 [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-leaf"
      />
    </>
  );
}

/** Moves focus and view to a new step, and names the tab after it; not on arrival by a link from elsewhere. */
function useStepFocus(top: RefObject<HTMLElement | null>, step?: string, title?: string) {
  const before = useRef(step);
  const pageTitle = useRef("");
  useEffect(() => {
    if (step === undefined) return;
    pageTitle.current ||= document.title;
    if (before.current === step) return;
    const isArrival = before.current === undefined && !isOwnEntry();
    before.current = step;
    if (isArrival) return;
    document.title = step && title ? `${title} | ${pageTitle.current}` : pageTitle.current;
    top.current?.querySelector<HTMLElement>("[data-step]")?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [step, title, top]);
}
