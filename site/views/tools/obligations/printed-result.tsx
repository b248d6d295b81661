import { dayText } from "../../../dates/dates.ts";
import { isConcerned } from "../../../tools/finder/result.ts";
import { answerText, decidingQuestions } from "../../../tools/finder/words.ts";
import { type ResultProps, Tally, Timeline } from "./result-parts.tsx";

/** The result on paper, two pages at most: under a letterhead first the result, then the answers it rests on. */
export function PrintedResult(props: ResultProps) {
  const { file, progress, result, day, link } = props;
  const { letterhead, words } = file;
  const said = words.result;
  const known = { answers: progress.answers, day };
  const nextOf = ({ rule, group, dates: [next] }: ResultProps["result"][number]) => {
    if (group !== "may") return next ? dateText(next) : said.undated;
    const deciding = decidingQuestions(rule.applies, known, file.questions);
    return `${said.decides}: ${deciding.map(({ short }) => short).join(", ") || rule.binds}`;
  };
  const not = result.filter(({ group }) => group === "not").map(({ rule }) => rule.name);
  return (
    <div className="hidden text-[8.5pt] leading-snug print:block">
      <div className="flex items-baseline justify-between border-b-2 border-ink pb-1">
        <p className="font-display text-[15pt]">{letterhead.name}</p>
        <p className="text-right">
          {`${letterhead.email} · ${letterhead.url} · ${said.date} ${dayText(day)}`}
          {letterhead.addresses.map((address) => (
            <span key={address} className="block">
              {address}
            </span>
          ))}
        </p>
      </div>
      <p className="mt-2 font-display text-[13pt]">{said.title}</p>
      <Tally {...props} />
      <Timeline {...props} result={result.filter(isConcerned)} />
      <table className="mt-3 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-ink">
            {[said.rule, said.standing, said.next].map((name) => (
              <th key={name} scope="col" className="pr-3 pb-0.5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result
            .filter(({ group }) => group !== "not")
            .map((found) => (
              <tr key={found.rule.id} className="break-inside-avoid border-b border-line align-top">
                <td className="py-0.5 pr-3 font-semibold">{found.rule.name}</td>
                <td className="py-0.5 pr-3 whitespace-nowrap">{said.groups[found.group].verb}</td>
                <td className="py-0.5">{nextOf(found)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {not.length > 0 && <p className="mt-1.5">{`${said.groups.not.title}: ${not.join(", ")}.`}</p>}
      <p className="mt-1.5">{`${words.checked.not}: ${words.checked.items.join("; ")}.`}</p>
      <p className="mt-3 border-b border-ink pb-0.5 font-semibold">{words.answers.title}</p>
      <table className="block w-full">
        <tbody className="block columns-2 gap-x-6">
          {progress.asked.map((question) => (
            <tr
              key={question.id}
              className="flex break-inside-avoid gap-x-3 border-b border-line py-0.5"
            >
              <th scope="row" className="w-2/5 shrink-0 text-left font-semibold">
                {question.short}
              </th>
              <td>{answerText(question, progress.answers[question.id], words.question)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-[7.5pt] text-ink-soft">{said.note}</p>
      <p className="text-[7.5pt] break-all text-ink-soft">
        {`${letterhead.url}${link.slice(link.indexOf("?"))}`}
      </p>
    </div>
  );
}

type Dated = ResultProps["result"][number]["dates"][number];

const dateText = ({ about, date, what }: Dated) => `${about ?? dayText(date)}: ${what}`;
