import type { Condition } from "../../../site/content/records/conditions.ts";
import type { Question } from "../../../site/content/records/questions.ts";
import { Button } from "../../../site/ui/button.tsx";
import { conditionText } from "../../content/condition-words.ts";
import { AbsentGroup, FieldGroup } from "./field-frame.tsx";
import { Fold } from "./fold.tsx";
import { type ControlProps, problemsWithin, useForm } from "./form-context.ts";
import { ownChoices } from "./form-schema.ts";

/** Whom a rule concerns, as a sentence; its parts are chosen below it. */
export function ConditionField({ schema, path, value, label, isRequired }: ControlProps) {
  const { choices, data, problems, set } = useForm();
  const hint = schema.description;
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
      <Fold paths={[path]} label="Change it" isOpenFirst={false}>
        <Part {...{ condition, questions, milestones }} onChange={(next) => set(path, next)} />
      </Fold>
    </FieldGroup>
  );
}

function emptyCondition([first]: Question[]): Condition {
  return first ? startOf(first) : {};
}

/** A new condition on a question. */
function startOf({ id, type }: Question): Condition {
  if (type === "yes-no") return { question: id, is: true };
  return type === "choice" ? { question: id, oneOf: [] } : { question: id, moreThan: 0 };
}

type PartProps = {
  condition: Condition;
  questions: Question[];
  milestones: Array<{ id: string; title: string }>;
  /** The group it is in: all or any of its conditions must be true. */
  above?: "all" | "any";
  onChange: (next: Condition) => void;
};

function Part({ condition, questions, milestones, above, onChange }: PartProps) {
  const shared = { questions, milestones };
  const name = condition.all ? "all" : "any";
  const group = condition.all ?? condition.any;
  const add = () => emptyCondition(questions);
  if (!group)
    return (
      <div className="grid grid-cols-1 gap-1">
        <Single {...shared} condition={condition} onChange={onChange} />
        <button
          type="button"
          className="desk-link min-h-9 justify-self-start"
          onClick={() => onChange({ [above === "all" ? "any" : "all"]: [condition, add()] })}
        >
          {above ? `… ${above === "all" ? "or" : "and"} something else` : "Add a condition"}
        </button>
      </div>
    );
  // A group of one is that one.
  const change = (next: Condition[]) => onChange(next.length === 1 && next[0] ? next[0] : { [name]: next });
  return (
    <div className="grid grid-cols-1 gap-3">
      <select
        aria-label="How many must be true"
        className="desk-control w-fit"
        value={name}
        onChange={(event) => onChange({ [event.target.value]: group })}
      >
        <option value="all">All of these are true</option>
        <option value="any">At least one of these is true</option>
      </select>
      <ul className="grid grid-cols-1 gap-3 border-l-2 border-line pl-4">
        {group.map((one, index) => (
          // Conditions have no ids; their order is what tells them apart.
          <li key={index} className="grid grid-cols-1 gap-1">
            <Part
              {...shared}
              above={name}
              condition={one}
              onChange={(next) => change(group.map((old, at) => (at === index ? next : old)))}
            />
            <button
              type="button"
              className="desk-link min-h-9 justify-self-start"
              onClick={() => change(group.filter((_, at) => at !== index))}
            >
              Remove<span className="sr-only">: {conditionText(one, questions, milestones)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" onClick={() => change([...group, add()])}>
          Add a condition
        </Button>
      </div>
    </div>
  );
}

/** One question, the answer that counts, and since when. */
function Single({ condition, questions, milestones, onChange }: PartProps) {
  const question = questions.find(({ id }) => id === condition.question);
  const choose = (id: string) => {
    const next = questions.find((one) => one.id === id);
    if (next) onChange(startOf(next));
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <select
        aria-label="What is asked"
        className="desk-control max-w-full"
        value={condition.question ?? ""}
        onChange={(event) => choose(event.target.value)}
      >
        {!question && <option value="">Choose …</option>}
        {questions.map(({ id, short }) => (
          <option key={id} value={id}>
            {short}
          </option>
        ))}
      </select>
      {question && <Answer {...{ condition, question, onChange }} />}
      {milestones.length > 0 && (
        <select
          aria-label="Since when it counts"
          className="desk-control max-w-full"
          value={condition.from ?? ""}
          onChange={(event) => {
            const { from: _before, ...rest } = condition;
            onChange(event.target.value ? { ...rest, from: event.target.value } : rest);
          }}
        >
          <option value="">at any time</option>
          {milestones.map(({ id, title }) => (
            <option key={id} value={id}>
              from {title}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

type AnswerProps = { condition: Condition; question: Question; onChange: (next: Condition) => void };

function Answer({ condition, question, onChange }: AnswerProps) {
  if (question.type === "yes-no")
    return (
      <select
        aria-label="Answer"
        className="desk-control max-w-full"
        value={String(condition.is)}
        onChange={(event) => onChange({ ...condition, is: event.target.value === "true" })}
      >
        <option value="true">{question.yes}</option>
        <option value="false">{question.no}</option>
      </select>
    );
  if (question.type === "choice") {
    const chosen = condition.oneOf ?? [];
    return (
      <fieldset className="flex w-full flex-wrap gap-x-5">
        <legend className="sr-only">{question.short}</legend>
        {question.options.map(({ id, label, short }) => (
          <label key={id} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-leaf"
              checked={chosen.includes(id)}
              onChange={(event) => {
                const oneOf = event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id);
                onChange({ ...condition, oneOf });
              }}
            />
            {short ?? label}
          </label>
        ))}
      </fieldset>
    );
  }
  const isMost = condition.atMost !== undefined;
  const { atMost, moreThan, ...rest } = condition;
  const limit = atMost ?? moreThan ?? 0;
  const set = (asMost: boolean, next: number) =>
    onChange(asMost ? { ...rest, atMost: next } : { ...rest, moreThan: next });
  return (
    <>
      <select
        aria-label="Comparison"
        className="desk-control"
        value={isMost ? "most" : "more"}
        onChange={(event) => set(event.target.value === "most", limit)}
      >
        <option value="more">is more than</option>
        <option value="most">is at most</option>
      </select>
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
