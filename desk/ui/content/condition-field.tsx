import type { Condition } from "../../../site/content/records/conditions.ts";
import type { Question } from "../../../site/content/records/questions.ts";
import { conditionText } from "../../content/condition-words.ts";
import { Checks, Select, SmallButton } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
import { FieldGroup, Fold } from "./field-frame.tsx";
import { type ControlProps, ownChoices, problemsWithin, useForm } from "./form.ts";

function useConditions() {
  const { choices, data } = useForm();
  const { questions } = choices;
  const milestones = ownChoices("from", data) ?? [];
  const textOf = (condition: Condition) => conditionText(condition, questions, milestones);
  return { questions, milestones, textOf };
}

export function ConditionField(field: ControlProps) {
  const { problems, set } = useForm();
  const { questions, textOf } = useConditions();
  const { path, value } = field;
  const condition = Object(value) as Condition;
  return (
    <FieldGroup
      {...field}
      problem={problemsWithin(problems, path)[0]}
      make={() => startOf(questions[0])}
    >
      <p className="border-l-4 border-leaf pl-3">{textOf(condition)}.</p>
      <Fold paths={[path]} label="Change it">
        <Part condition={condition} onChange={(next) => set(path, next)} />
      </Fold>
    </FieldGroup>
  );
}

function startOf(question: Question | undefined): Condition {
  if (!question) return {};
  const { id, type } = question;
  if (type === "yes-no" || type === "code") return { question: id, is: true };
  return type === "choice" ? { question: id, oneOf: [] } : { question: id, moreThan: 0 };
}

type Props = { condition: Condition; onChange: (next: Condition) => void };

/** One question, or a group of conditions, which may be groups again. `above` is the group around it. */
function Part({ condition, above, onChange }: Props & { above?: "all" | "any" }) {
  const { questions, textOf } = useConditions();
  const name = condition.all ? "all" : "any";
  const group = condition.all ?? condition.any;
  const other = above === "all" ? "any" : "all";
  if (!group)
    return (
      <div className="grid grid-cols-1 gap-1">
        <Single condition={condition} onChange={onChange} />
        <LinkButton
          className="min-h-9 justify-self-start"
          onClick={() => onChange({ [other]: [condition, startOf(questions[0])] })}
        >
          {above ? `… ${other === "any" ? "or" : "and"} something else` : "Add a condition"}
        </LinkButton>
      </div>
    );
  // A group with one condition left becomes that condition.
  const change = (next: Condition[]) =>
    onChange(next.length === 1 && next[0] ? next[0] : { [name]: next });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Select
        aria-label="How many must be true"
        className="w-fit"
        value={name}
        onChange={(next) => onChange({ [next]: group })}
        options={Object.entries({
          all: "All of these are true",
          any: "At least one of these is true",
        })}
      />
      <ul className="grid grid-cols-1 gap-3 border-l-2 border-line pl-4">
        {group.map((one, index) => (
          // Conditions have no ids; their order is what tells them apart.
          <li key={index} className="grid grid-cols-1 gap-1">
            <Part
              above={name}
              condition={one}
              onChange={(next) => change(group.with(index, next))}
            />
            <LinkButton
              className="min-h-9 justify-self-start"
              onClick={() => change(group.toSpliced(index, 1))}
            >
              Remove<span className="sr-only">: {textOf(one)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <SmallButton
        className="justify-self-start"
        onClick={() => change([...group, startOf(questions[0])])}
      >
        Add a condition
      </SmallButton>
    </div>
  );
}

function Single({ condition, onChange }: Props) {
  const { questions, milestones } = useConditions();
  const { from = "", ...rest } = condition;
  const question = questions.find(({ id }) => id === condition.question);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        aria-label="What is asked"
        className="max-w-full"
        value={condition.question ?? ""}
        onChange={(chosen) => onChange(startOf(questions.find(({ id }) => id === chosen)))}
        options={questions.map(({ id, short }) => [id, short])}
      >
        {!question && <option value="">Choose …</option>}
      </Select>
      {question && <Answer {...{ condition, question, onChange }} />}
      {milestones.length > 0 && (
        <Select
          aria-label="Since when it counts"
          className="max-w-full"
          value={from}
          onChange={(next) => onChange(next ? { ...rest, from: next } : rest)}
          options={milestones.map(({ id, title }) => [id, `from ${title}`])}
        >
          <option value="">at any time</option>
        </Select>
      )}
    </div>
  );
}

function Answer({ condition, question, onChange }: Props & { question: Question }) {
  if (question.type === "code" && condition.oneOf)
    return (
      <input
        aria-label="Customs codes"
        className="desk-control w-full"
        value={condition.oneOf.join(" ")}
        onChange={({ target }) => onChange({ ...condition, oneOf: target.value.split(" ") })}
      />
    );
  if (question.type === "yes-no" || question.type === "code")
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
  const { atMost, moreThan, ...rest } = condition;
  const comparison = atMost === undefined ? "moreThan" : "atMost";
  const limit = atMost ?? moreThan ?? 0;
  return (
    <>
      <Select
        aria-label="Comparison"
        value={comparison}
        onChange={(next) => onChange({ ...rest, [next]: limit })}
        options={Object.entries({ moreThan: "is more than", atMost: "is at most" })}
      />
      <input
        aria-label="Number"
        type="number"
        className="desk-control w-36"
        value={limit}
        onChange={({ target }) => onChange({ ...rest, [comparison]: target.valueAsNumber || 0 })}
      />
      {question.unit}
    </>
  );
}
