import type { Question } from "../../../content/records/questions.ts";
import type { Walk } from "../../../tools/finder/decide.ts";
import { answerText } from "../../../tools/finder/words.ts";
import type { FinderFile } from "./finder-file.ts";
import { FollowLink } from "./follow-link.tsx";

type Props = {
  file: FinderFile;
  walk: Walk;
  changeLink: (question: Question) => string;
  onFollow: (link: string) => void;
};

/** What was answered, in the order in which it was asked; each answer can be changed. */
export function AnswerList({ file, walk, changeLink, onFollow }: Props) {
  const { title, change } = file.words.answers;
  return (
    <section className="mt-12 print:mt-2">
      <h3 className="border-b-2 border-ink pb-3 text-h3 print:pb-0.5 print:text-base">{title}</h3>
      <dl className="print:grid print:grid-cols-2 print:gap-x-6">
        {walk.asked.map((question) => (
          <div
            key={question.id}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_1fr_auto] print:flex print:gap-x-2 print:py-0"
          >
            <dt className="font-semibold">{question.short}</dt>
            <dd className="max-sm:order-1">
              {answerText(question, walk.answers[question.id], file.words.question)}
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
    </section>
  );
}
