import { type Question, questions } from "../../content/records/questions.ts";
import { rules } from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { daysTo, nextDay } from "../../ui/dated.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { HomeCopy } from "./copy.ts";
import { bitOf, type RuleInPlay, rulesInPlay, valueFor } from "./rules-in-play.ts";

type Words = HomeCopy["firstQuestions"];

/** A plain form that opens the finder; light-rules.ts shows which rules the answers bring into play. */
export function FirstQuestions({ title, lede, items, yes, no, found, action }: Words) {
  const asked = items.map(({ question }) => question);
  const inPlay = rulesInPlay(asked, today());
  const { open, applies, may, ...sentenceWords } = found;
  return (
    <section
      aria-labelledby="first-questions"
      className="bg-ink py-6 text-paper lg:py-10"
      data-print="hide"
    >
      <form
        action={`${href("/tools/obligations")}#questions`}
        autoComplete="off"
        data-first-questions={JSON.stringify(sentenceWords)}
        className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-2"
      >
        <div>
          <SectionHeading id="first-questions" size="h3" title={title} />
          <p className="mt-1.5 text-paper/85">{lede}</p>
          <div className="mt-3">
            {items.map(({ question, ask }, index) => (
              <YesOrNo
                key={question}
                question={question}
                ask={ask}
                bit={bitOf(index)}
                labels={{ yes, no }}
              />
            ))}
          </div>
        </div>
        <div className="flex flex-col items-start lg:pt-1.5">
          <p role="status" data-in-play="" className="figures min-h-[2lh] lg:min-h-0">
            {`${inPlay.length} ${open.of} ${rules().length} ${open.rules}`}
          </p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {inPlay.map((rule) => (
              <RuleChip key={rule.page} {...rule} labels={{ applies, may }} />
            ))}
          </ul>
          <Button type="submit" variant="secondary" size="lg" className="mt-5 max-sm:w-full">
            {action}
            <ArrowRight className="size-5" />
          </Button>
        </div>
      </form>
    </section>
  );
}

type YesOrNoProps = {
  question: string;
  ask: string;
  bit: number;
  labels: Pick<Words, "yes" | "no">;
};

function YesOrNo({ question: id, ask, bit, labels }: YesOrNoProps) {
  const question = questions().find((one) => one.id === id) as Question;
  return (
    <fieldset className="border-t border-paper/25 py-2.5">
      <legend className="float-left w-[calc(100%-9.5rem)] pt-2 pr-3 leading-snug">{ask}</legend>
      <div className="ml-auto flex w-38 gap-2">
        {[true, false].map((isYes) => (
          <label
            key={String(isYes)}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-md border border-paper/60 font-semibold hover:bg-paper/10 has-checked:border-marigold has-checked:bg-marigold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold"
          >
            <input
              type="radio"
              name={id}
              value={valueFor(question, isYes)}
              data-bit={isYes ? bit : undefined}
              className="sr-only"
            />
            {isYes ? labels.yes : labels.no}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RuleChipProps = RuleInPlay & { labels: Pick<Words["found"], "applies" | "may"> };

/** A link to a rule. Its next date is hidden: site/layout/dates.ts keeps it up to date, and light-rules.ts reads it. */
const RuleChip = ({ name, page, states, dates, labels }: RuleChipProps) => (
  <li>
    <a
      href={page}
      data-states={states}
      className="group/chip inline-flex min-h-11 items-center gap-1.5 rounded-full border border-paper/40 px-3 text-sm transition-colors hover:border-paper data-[state=a]:border-marigold data-[state=a]:bg-marigold data-[state=a]:text-ink data-[state=m]:border-leaf-light data-[state=m]:bg-leaf"
    >
      <span className="font-semibold">{name}</span>
      <span className="hidden group-data-[state=a]/chip:inline">{labels.applies}</span>
      <span className="hidden group-data-[state=m]/chip:inline">{labels.may}</span>
      {dates.length > 0 && (
        <span hidden>
          <time {...nextDay(dates)} />
          <span {...daysTo(...dates)} />
        </span>
      )}
    </a>
  </li>
);
