import type { MouseEvent, ReactNode } from "react";
import type { Question } from "../../../content/records/questions.ts";
import type { Walk } from "../../../tools/finder/decide.ts";
import { answerText } from "../../../tools/finder/words.ts";
import type { FinderFile } from "./finder-file.ts";

type Props = {
  file: FinderFile;
  progress: Walk;
  changeLink: (question: Question) => string;
  onFollow: (link: string) => void;
};

/** What was answered, in the order in which it was asked; each answer can be changed. */
export function AnswerList({ file, progress, changeLink, onFollow }: Props) {
  const { title, change } = file.words.answers;
  return (
    <ResultSection title={title}>
      <dl className="print:grid print:grid-cols-2 print:gap-x-6">
        {progress.asked.map((question) => (
          <div
            key={question.id}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_1fr_auto] print:flex print:gap-x-2 print:py-0"
          >
            <dt className="font-semibold">{question.short}</dt>
            <dd className="max-sm:order-1">
              {answerText(question, progress.answers[question.id], file.words.question)}
            </dd>
            <dd data-print="hide">
              <FollowLink to={changeLink(question)} onFollow={onFollow}>
                {change}
                <span className="sr-only">{` ${question.short}`}</span>
              </FollowLink>
            </dd>
          </div>
        ))}
      </dl>
    </ResultSection>
  );
}

type LinkProps = { to: string; onFollow: (link: string) => void; children: ReactNode };

/** A link within the finder: an address as any other, followed without loading the page again. */
export function FollowLink({ to, onFollow, children }: LinkProps) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(to);
  }
  return (
    <a
      href={to}
      onClick={onClick}
      className="py-1 text-leaf underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}

export function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 print:mt-2">
      <h3 className="border-b-2 border-ink pb-3 text-h3 print:pb-0.5 print:text-base">{title}</h3>
      {children}
    </section>
  );
}
