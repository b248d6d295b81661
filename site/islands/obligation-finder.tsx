import { type ReactNode, useEffect, useRef } from "react";
import type { Question } from "../content/records/questions.ts";
import { Button } from "../ui/button.tsx";
import { ArrowLeft } from "../ui/icons.tsx";
import type { ObligationsCopy } from "../views/tools/obligations/copy.ts";
import { QuestionForm } from "../views/tools/obligations/question-form.tsx";
import { Result } from "../views/tools/obligations/result.tsx";
import { isOwnEntry, useFinder } from "./hooks/use-finder.ts";
import { island } from "./island.tsx";

type Props = {
  path: string;
  words: ObligationsCopy["question"];
  /** The first question, which the page holds as it is served, and how many may follow it. */
  first?: Question;
  left: number;
  /** The list of all rules, shown until there is a result. */
  children?: ReactNode;
};

export const ObligationFinder = island(function ObligationFinder({
  path,
  words,
  first,
  left,
  children,
}: Props) {
  const { file, state, step, progress, ...finder } = useFinder(path);
  const top = useRef<HTMLDivElement>(null);
  // An answer may be given before the rules have loaded.
  const isWaiting = !step && finder.hasAnswers && state !== "failed";
  const question = step ? step.question : first;
  const asked = step?.asked.length ?? 0;
  const isResult = Boolean(step && !step.question);
  const stepName = isResult ? "" : question?.id;
  useStepFocus(top, step && stepName, question?.ask);

  return (
    <>
      <div
        ref={top}
        className="await-query bg-sand py-12 no-scripting:hidden lg:py-16 print:bg-transparent print:py-0"
      >
        <div className="wrap">
          {isWaiting && <p role="status">{words.waiting}</p>}
          {!(isResult || isWaiting) && question && (
            <>
              <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
                {asked > 0 && (
                  <Button variant="ghost" size="sm" className="-ml-3.5 min-h-11" onClick={finder.back}>
                    <ArrowLeft aria-hidden="true" className="size-4" />
                    {words.back}
                  </Button>
                )}
                <Progress words={words} asked={asked} left={step ? step.left : left} />
              </div>
              <QuestionForm
                key={question.id}
                question={question}
                words={words}
                given={finder.remembered[question.id]}
                action={path}
                onAnswer={(answer) => finder.answer(question, answer)}
              />
              {state === "failed" && (
                <p role="status" className="mt-6 flex flex-wrap items-center gap-4">
                  {words.failed}
                  <Button variant="outline" onClick={finder.load}>
                    {words.retry}
                  </Button>
                </p>
              )}
            </>
          )}
          {isResult && file && progress && finder.link && (
            <Result
              file={file}
              progress={progress}
              day={finder.day}
              link={finder.link}
              changeLink={finder.changeLink}
              onFollow={finder.go}
            />
          )}
        </div>
      </div>
      <div className="wrap py-section" hidden={isResult}>
        {children}
      </div>
    </>
  );
});

function Progress({ words, asked, left }: { words: Props["words"]; asked: number; left?: number }) {
  const rest =
    left === undefined ? "" : left > 0 ? `, ${words.left} ${left} ${words.leftAfter}` : `, ${words.last}`;
  return (
    <>
      <p className="figures font-semibold">{`${words.number} ${asked + 1}${rest}`}</p>
      {left !== undefined && (
        <progress aria-hidden="true" max={asked + 1 + left} value={asked} className="h-2 w-40 accent-leaf" />
      )}
    </>
  );
}

/** Moves focus and view to the next question, and names the tab after it. */
function useStepFocus(
  top: { current: HTMLElement | null },
  step: string | undefined,
  title: string | undefined,
) {
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
