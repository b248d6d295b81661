import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import type { Question, TypedQuestion } from "../../../content/records/questions.ts";
import {
  type Answer,
  readAnswer,
  readCodes,
  readNumber,
  valuesOf,
} from "../../../tools/finder/answers.ts";
import { capitalised } from "../../../tools/finder/words.ts";
import { Button } from "../../../ui/button.tsx";
import type { ObligationsCopy } from "./copy.ts";

type Props = {
  question: Question;
  words: ObligationsCopy["question"];
  given?: Answer;
  /** Where the form leads before the scripts have loaded; the answer is then in the url as well. */
  action: string;
  onAnswer: (answer: Answer) => void;
};

export function QuestionForm({ question, words, given, action, onAnswer }: Props) {
  const id = useId();
  const [problem, setProblem] = useState("");

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const own = submitter?.getAttribute("value");
    const data = new FormData(event.currentTarget);
    // A button that answers by itself counts, whatever else is typed or ticked.
    const values = own ? [own] : data.getAll(question.id).map(String).filter(Boolean);
    const answer = readAnswer(question, values);
    if (answer !== undefined) return onAnswer(answer);
    setProblem(typedProblem(question, values[0] ?? "") ?? words.missing);
    event.currentTarget.querySelector("input")?.focus();
  }

  const described = [question.hint && `${id}-hint`, problem && `${id}-problem`]
    .filter(Boolean)
    .join(" ");
  return (
    <form method="get" action={action} onSubmit={onSubmit} noValidate autoComplete="off">
      <fieldset aria-describedby={described || undefined}>
        <legend>
          <h2 tabIndex={-1} data-step="" className="max-w-[22em] text-h3">
            {question.ask}
          </h2>
        </legend>
        {question.hint && (
          <p id={`${id}-hint`} className="mt-3 max-w-2xl text-ink-soft">
            {question.hint}
          </p>
        )}
        {problem && (
          <p id={`${id}-problem`} role="alert" className="mt-4 font-semibold text-ember">
            {problem}
          </p>
        )}
        <div className="mt-6">
          {question.type === "number" || question.type === "code" ? (
            <TypedAnswer {...{ question, words, given, problem }} describedBy={described} />
          ) : (
            <Options question={question} words={words} given={given} />
          )}
        </div>
      </fieldset>
    </form>
  );
}

function typedProblem(question: Question, typed: string) {
  if (question.type !== "number" && question.type !== "code") return undefined;
  const reading = question.type === "number" ? readNumber(question, typed) : readCodes(typed);
  return "problem" in reading ? reading.problem : undefined;
}

type TypedProps = Pick<Props, "words" | "given"> & {
  question: TypedQuestion;
  describedBy: string;
  problem: string;
};

function TypedAnswer({ question, words, given, describedBy, problem }: TypedProps) {
  const { id, unsure } = question;
  const { unit, none } = question.type === "number" ? question : {};
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label className="flex items-center gap-3">
          <span className="sr-only">
            {question.type === "number" ? words.given : question.short}
          </span>
          <input
            name={id}
            inputMode={question.type === "number" ? "decimal" : undefined}
            defaultValue={typeof given === "string" ? "" : valuesOf(given).join(", ")}
            aria-describedby={describedBy || undefined}
            aria-invalid={problem ? true : undefined}
            className="control max-w-44 text-lg"
          />
          {unit && <span>{unit}</span>}
        </label>
        <Button type="submit" size="lg" label={words.continue} />
      </div>
      {(none || unsure) && (
        <div className="mt-6 actions">
          <span className="text-ink-soft">{words.or}</span>
          {none && <OwnAnswer value="none">{none.label}</OwnAnswer>}
          {unsure && <OwnAnswer value="unsure">{words.unsure}</OwnAnswer>}
        </div>
      )}
    </>
  );
}

/** A button that answers by itself. It has no name, so that its value does not join that of the fields beside it. */
const OwnAnswer = ({ value, children }: { value: string; children: string }) => (
  <Button type="submit" variant="outline" value={value} label={children} />
);

type OptionsProps = Pick<Props, "words" | "given"> & { question: Exclude<Question, TypedQuestion> };

function Options({ question, words, given }: OptionsProps) {
  const chosen = valuesOf(given);
  const isMany = question.type === "choice" && question.many;
  const options =
    question.type === "choice"
      ? question.options.map(({ id, label }) => ({ value: id, label: capitalised(label) }))
      : [
          { value: "yes", label: words.yes },
          { value: "no", label: words.no },
        ];
  const others = [
    ...(question.type === "choice" ? [{ value: "none", label: question.none }] : []),
    ...(question.unsure ? [{ value: "unsure", label: words.unsure }] : []),
  ];
  const option = ({ value, label }: { value: string; label: string }) => (
    <Option
      key={value}
      type={isMany ? "checkbox" : "radio"}
      name={question.id}
      value={value}
      chosen={chosen}
    >
      {label}
    </Option>
  );
  if (isMany)
    return (
      <>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">{options.map(option)}</div>
        <div className="mt-6 actions">
          <Button type="submit" size="lg" label={words.continue} />
          <span className="text-ink-soft">{words.or}</span>
          {others.map(({ value, label }) => (
            <OwnAnswer key={value} value={value}>
              {label}
            </OwnAnswer>
          ))}
        </div>
      </>
    );
  return (
    <>
      <div className="grid max-w-xl gap-2">{[...options, ...others].map(option)}</div>
      <Button type="submit" size="lg" className="mt-6" label={words.continue} />
    </>
  );
}

type ProfileProps = {
  words: ObligationsCopy["profile"];
  missing: string;
  ticked: readonly string[];
  action: string;
  onTick: (ticked: string[]) => void;
};

export function ProfileForm({ words, missing, ticked, action, onTick }: ProfileProps) {
  const id = useId();
  const [isMissing, setMissing] = useState(false);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("profile").map(String);
    if (chosen.length > 0) return onTick(chosen);
    setMissing(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form method="get" action={action} onSubmit={onSubmit} autoComplete="off">
      <fieldset aria-describedby={`${id}-hint${isMissing ? ` ${id}-missing` : ""}`}>
        <legend>
          <h2 tabIndex={-1} data-step="" className="text-h3">
            {words.title}
          </h2>
        </legend>
        <p id={`${id}-hint`} className="mt-2 max-w-2xl text-ink-soft">
          {words.hint}
        </p>
        {isMissing && (
          <p id={`${id}-missing`} role="alert" className="mt-4 font-semibold text-ember">
            {missing}
          </p>
        )}
        <div className="mt-6 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {words.options.map(({ id: value, label }) => (
            <Option key={value} type="checkbox" name="profile" value={value} chosen={ticked}>
              {label}
            </Option>
          ))}
        </div>
        <Button type="submit" size="lg" className="mt-6" label={words.action} />
      </fieldset>
    </form>
  );
}

type OptionProps = {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  chosen: readonly string[];
  children: ReactNode;
};

const Option = ({ chosen, children, ...input }: OptionProps) => (
  <label className="flex min-h-control cursor-pointer items-center gap-3 rounded-md border border-field bg-white px-4 py-2 leading-tight hover:border-leaf has-checked:border-leaf has-checked:bg-leaf/8 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold">
    <input
      {...input}
      defaultChecked={chosen.includes(input.value)}
      className="size-6 shrink-0 accent-leaf"
    />
    {children}
  </label>
);
