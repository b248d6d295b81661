import type { Condition } from "../../../site/content/records/conditions.ts";
import type { Question } from "../../../site/content/records/questions.ts";
import { conditionText } from "../../content/condition-words.ts";
import { Checks, Select, SmallButton } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
import { AbsentGroup, FieldGroup, Fold } from "./field-frame.tsx";
import { type ControlProps, ownChoices, problemsWithin, useForm } from "./form.ts";

/** The condition of a rule as a sentence, and below it the controls that change it. */
export function ConditionField({ path, value, label, hint, isRequired }: ControlProps) {
  const { choices, data, problems, set } = useForm();
  const { questions } = choices;
  const milestones = ownChoices("from", data) ?? [];
  if (value === undefined && !isRequired)
    return <AbsentGroup {...{ path, label, hint }} onAdd={() => set(path, emptyCondition(questions))} />;
  const condition = Object(value) as Condition;
  return (
    <FieldGroup
      {...{ path, label, hint }}
      problem={problemsWithin(problems, path)[0]}
      onLeaveOut={isRequired ? undefined : () => set(path, undefined)}
    >
      <p className="border-l-4 border-leaf pl-3">{conditionText(condition, questions, milestones)}.</p>
      <Fold paths={[path]} label="Change it">
        <Part {...{ condition, questions, milestones }} onChange={(next) => set(path, next)} />
      </Fold>
    </FieldGroup>
  );
}

/** On the first question; empty if there is no question. */
function emptyCondition([first]: Question[]): Condition {
  return first ? startOf(first) : {};
}

/** A new condition on a question. */
function startOf({ id, type }: Question): Condition {
  if (type === "yes-no" || type === "code") return { question: id, is: true };
  return type === "choice" ? { question: id, oneOf: [] } : { question: id, moreThan: 0 };
}

type PartProps = {
  condition: Condition;
  questions: Question[];
  milestones: Array<{ id: string; title: string }>;
  /** The group around it; undefined at the top. */
  above?: "all" | "any";
  onChange: (next: Condition) => void;
};

/** A condition: one question, or a group of conditions, which may be groups again. */
function Part({ condition, questions, milestones, above, onChange }: PartProps) {
  const shared = { questions, milestones };
  const name = condition.all ? "all" : "any";
  const group = condition.all ?? condition.any;
  const add = () => emptyCondition(questions);
  if (!group)
    return (
      <div className="grid grid-cols-1 gap-1">
        <Single {...shared} condition={condition} onChange={onChange} />
        <LinkButton
          className="min-h-9 justify-self-start"
          onClick={() => onChange({ [above === "all" ? "any" : "all"]: [condition, add()] })}
        >
          {above ? `… ${above === "all" ? "or" : "and"} something else` : "Add a condition"}
        </LinkButton>
      </div>
    );
  // A group with one condition left becomes that condition.
  const change = (next: Condition[]) => onChange(next.length === 1 && next[0] ? next[0] : { [name]: next });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Select
        aria-label="How many must be true"
        className="w-fit"
        value={name}
        onChange={(next) => onChange({ [next]: group })}
        options={Object.entries({ all: "All of these are true", any: "At least one of these is true" })}
      />
      <ul className="grid grid-cols-1 gap-3 border-l-2 border-line pl-4">
        {group.map((one, index) => (
          // Conditions have no ids; their order is what tells them apart.
          <li key={index} className="grid grid-cols-1 gap-1">
            <Part
              {...shared}
              above={name}
              condition={one}
              onChange={(next) => change(group.with(index, next))}
            />
            <LinkButton
              className="min-h-9 justify-self-start"
              onClick={() => change(group.toSpliced(index, 1))}
            >
              Remove<span className="sr-only">: {conditionText(one, questions, milestones)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <div>
        <SmallButton onClick={() => change([...group, add()])}>Add a condition</SmallButton>
      </div>
    </div>
  );
}

/** One question, the answer that makes the condition true, and from which milestone on. */
function Single({ condition, questions, milestones, onChange }: PartProps) {
  const question = questions.find(({ id }) => id === condition.question);
  const choose = (id: string) => {
    const next = questions.find((one) => one.id === id);
    if (next) onChange(startOf(next));
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        aria-label="What is asked"
        className="max-w-full"
        value={condition.question ?? ""}
        onChange={choose}
        options={questions.map(({ id, short }) => [id, short])}
      >
        {!question && <option value="">Choose …</option>}
      </Select>
      {question && <Answer {...{ condition, question, onChange }} />}
      {milestones.length > 0 && (
        <Select
          aria-label="Since when it counts"
          className="max-w-full"
          value={condition.from ?? ""}
          onChange={(from) => {
            const { from: _before, ...rest } = condition;
            onChange(from ? { ...rest, from } : rest);
          }}
          options={milestones.map(({ id, title }) => [id, `from ${title}`])}
        >
          <option value="">at any time</option>
        </Select>
      )}
    </div>
  );
}

type AnswerProps = { condition: Condition; question: Question; onChange: (next: Condition) => void };

function Answer({ condition, question, onChange }: AnswerProps) {
  if (question.type === "code" && condition.oneOf)
    return (
      <input
        aria-label="Customs codes"
        className="desk-control w-full"
        value={condition.oneOf.join(" ")}
        onChange={(event) => onChange({ ...condition, oneOf: event.target.value.split(" ") })}
      />
    );
  if ("yes" in question)
    return (
      <Select
        aria-label="Answer"
        className="max-w-full"
        value={String(condition.is)}
        onChange={(value) => onChange({ ...condition, is: value === "true" })}
        options={Object.entries({ true: question.yes, false: question.no })}
      />
    );
  if (question.type === "choice")
    return (
      <fieldset className="flex w-full flex-wrap gap-x-5">
        <legend className="sr-only">{question.short}</legend>
        <Checks
          options={question.options.map(({ id, label, short }) => [id, short ?? label])}
          chosen={condition.oneOf ?? []}
          onChange={(oneOf) => onChange({ ...condition, oneOf })}
        />
      </fieldset>
    );
  const isMost = condition.atMost !== undefined;
  const { atMost, moreThan, ...rest } = condition;
  const limit = atMost ?? moreThan ?? 0;
  const set = (asMost: boolean, next: number) =>
    onChange(asMost ? { ...rest, atMost: next } : { ...rest, moreThan: next });
  return (
    <>
      <Select
        aria-label="Comparison"
        value={isMost ? "most" : "more"}
        onChange={(value) => set(value === "most", limit)}
        options={Object.entries({ more: "is more than", most: "is at most" })}
      />
      <input
        aria-label="Number"
        type="number"
        className="desk-control w-36"
        value={limit}
        onChange={(event) => set(isMost, event.target.valueAsNumber || 0)}
      />
      {question.unit}
    </>
  );
}
