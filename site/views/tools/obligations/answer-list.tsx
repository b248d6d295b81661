import { isConcerned } from "../../../tools/finder/result.ts";
import { answerText } from "../../../tools/finder/words.ts";
import { FollowLink, type ResultProps, ResultSection } from "./result-parts.tsx";

export function AnswerList({ file, progress, profile, changeLink, onFollow }: ResultProps) {
  const { title, change } = file.words.answers;
  return (
    <ResultSection title={title}>
      <dl className="lg:columns-2 lg:gap-x-12">
        {progress.asked.map((question) => (
          <div
            key={question.id}
            className="grid break-inside-avoid grid-cols-[1fr_1fr_auto] gap-x-4 border-b border-line py-2 sm:gap-x-6"
          >
            <dt className="font-semibold">{question.short}</dt>
            <dd>{answerText(question, progress.answers[question.id], file.words.question)}</dd>
            <dd>
              <FollowLink to={changeLink(question.id)} onFollow={onFollow}>
                {change}
                <span className="sr-only">{` ${question.short}`}</span>
              </FollowLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <FollowLink to={changeLink("profile")} onFollow={onFollow}>
          {profile}
        </FollowLink>
      </p>
    </ResultSection>
  );
}

/** Calendars of the rules that concern the visitor and have dates: one for all, if we run a server, and one each. */
export function CalendarFeeds({ file, result }: ResultProps) {
  const followed = result.filter((found) => isConcerned(found) && found.dates.length > 0);
  if (followed.length === 0) return null;
  return (
    <ResultSection title={file.words.result.mine.feeds}>
      {file.feed && (
        <p className="mt-4">
          <a
            href={file.feed + followed.map(({ rule }) => rule.id).join(",")}
            className="py-1 font-semibold text-leaf underline decoration-1 underline-offset-4"
          >
            {file.words.result.mine.feed}
          </a>
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {followed.map(({ rule }) => (
          <li key={rule.id}>
            <a
              href={rule.subscribe}
              className="py-1 text-leaf underline decoration-1 underline-offset-4"
            >
              {rule.name}
            </a>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
