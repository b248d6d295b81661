import { type Answer, answerAnchor } from "../content/records/answers.ts";
import { ANSWERS } from "../content/records/question-groups.ts";
import { Accordion } from "./disclosure.tsx";
import { OnwardLink } from "./onward-link.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { Section } from "./section.tsx";

export const AnsweredQuestions = ({ title, answers }: { title: string; answers: Answer[] }) =>
  answers.length > 0 && (
    <Section aria-labelledby="answers">
      <div className="grid-12 gap-y-8">
        <h2 id="answers" data-pagefind-ignore className="col-span-12 text-h2 lg:col-span-4">
          {title}
        </h2>
        <Accordion
          group={ANSWERS}
          className="col-span-12 lg:col-span-8"
          items={answers.map((answer) => ({
            id: answerAnchor(answer.id),
            title: answer.question,
            content: <Content {...answer} />,
          }))}
        />
      </div>
    </Section>
  );

const Content = ({ answer, ranges, link }: Answer) => (
  <>
    <Paragraphs texts={answer} className="not-first:mt-3" />
    {ranges && (
      <dl className="mt-5">
        {ranges.map(({ work, range }) => (
          <div key={work} className="flex justify-between gap-4 border-t border-line py-2">
            <dt>{work}</dt>
            <dd className="figures shrink-0 font-semibold">{range}</dd>
          </div>
        ))}
      </dl>
    )}
    {link && <OnwardLink {...link} />}
  </>
);
