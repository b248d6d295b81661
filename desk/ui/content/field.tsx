import { useState } from "react";
import { keyOf, nameOf } from "../../content/field-path.ts";
import { formHint, optionWords } from "../../content/form-words.ts";
import { labelAt, labelOf } from "../../content/words.ts";
import { Options } from "../parts.tsx";
import { ConditionField } from "./condition-field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import {
  type ControlProps,
  type FieldProps,
  isCondition,
  isDay,
  isHour,
  isList,
  isLong,
  isNumber,
  isObject,
  isPath,
  isPicture,
  isType,
  ownChoices,
  referenceOf,
  resolved,
  useForm,
} from "./form.ts";
import { ListField } from "./list-field.tsx";
import { ObjectField, VariantField } from "./object-field.tsx";
import { PictureField, PortraitField } from "./picture-field.tsx";
import { saidIn } from "./said.ts";

/** One field of a record, with the control that fits its schema and name. Fields with a fixed value show nothing. */
export function Field({ schema: given, path, value, label, isRequired, hideLabel = false }: FieldProps) {
  const { root } = useForm();
  const schema = resolved(given, root);
  const name = nameOf(path);
  const control = {
    ...{ schema, path, value, isRequired, hideLabel, hint: formHint(schema.description) },
    label: label ?? labelAt(path),
  };
  if (isCondition(schema)) return <ConditionField {...control} />;
  if (isPicture(schema)) return <PictureField {...control} />;
  if (name === "photo") return <PortraitField {...control} />;
  if (schema.oneOf) return <VariantField {...control} />;
  if (isObject(schema)) return <ObjectField {...control} />;
  if (isList(schema)) return <ListField {...control} />;
  if (isType(schema, "boolean")) return <YesNo {...control} />;
  if (schema.const !== undefined) return null;
  if (schema.enum) {
    const ids = schema.enum.map(String);
    const { words, hint } = optionWords(schema.description, ids);
    const options = ids.map((id) => ({ id, title: words.get(id) ?? wordsOf(id) }));
    return <Choice {...control} hint={formHint(hint)} options={options} />;
  }
  return <TextControl {...control} name={name} />;
}

/** Only these texts get a date input, which would not show any other text. */
const DAY_OR_NONE = /^(\d{4}-\d{2}-\d{2})?$/;

/** A text or number; a choice if the field names a record or an entry of the record's own lists. */
function TextControl({ name, ...field }: ControlProps & { name: string }) {
  const { choices, data, set, usual } = useForm();
  const { schema, path, value, isRequired } = field;
  const folder = referenceOf(name, schema);
  // The control stays the same one while somebody types, however long the text becomes.
  const [hasLines] = useState(() => isLong(schema, name, value));
  const options = folder ? (choices.records[folder] ?? []) : ownChoices(name, data);
  if (options) return <Choice {...field} options={options} />;
  const isFigure = isNumber(schema);
  const text = value === undefined || value === null ? "" : String(value);
  const change = (next: string) => {
    if (next === "" && !isRequired) return set(path, undefined);
    // 6,999 and ₹6,999 become numbers; any other text stays, and the check says what is wrong.
    const figure = next.replace(/^₹\s*/, "").replaceAll(",", "");
    set(path, isFigure && /^-?\d+(\.\d+)?$/.test(figure) ? Number(figure) : next);
  };
  const placeholder = usual[keyOf(path)];
  const { maxLength, minLength = 0 } = schema;
  const least = minLength > 1 && text.length < minLength ? `, at least ${minLength}` : "";
  const count = maxLength ? `${text.length} of ${maxLength}${least}` : undefined;
  return (
    <FieldFrame {...field} count={count} says={saidIn(text, choices.mentions, { data, path })}>
      {(control) =>
        hasLines ? (
          <textarea
            {...control}
            className="desk-control field-sizing-content w-full resize-y leading-snug"
            rows={Math.min(14, Math.max(2, Math.ceil(text.length / 85)))}
            placeholder={placeholder}
            value={text}
            onChange={(event) => change(event.target.value.replaceAll(/\r?\n/g, " "))}
          />
        ) : (
          <input
            {...control}
            className="desk-control w-full"
            type={isDay(schema) && DAY_OR_NONE.test(text) ? "date" : isHour(schema) ? "time" : "text"}
            inputMode={isFigure ? "decimal" : undefined}
            list={isPath(schema) ? "site-paths" : undefined}
            placeholder={placeholder}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}

function Choice({ options, ...field }: ControlProps & { options: Array<{ id: string; title: string }> }) {
  const { set, problems, usual: made } = useForm();
  const { path, value, isRequired, schema } = field;
  const current = value === undefined || value === null ? "" : String(value);
  const problem = problems.has(keyOf(path)) && current === "" ? "Choose one." : undefined;
  const isKnown = current === "" || options.some(({ id }) => id === current);
  const usual =
    made[keyOf(path)] ?? options.find(({ id }) => id === String(schema.default))?.title ?? schema.default;
  const none = usual === undefined ? "" : `${String(usual)} (as usual)`;
  return (
    <FieldFrame {...field} problem={problem}>
      {(control) => (
        <select
          {...control}
          className="desk-control w-full"
          value={current}
          onChange={(event) => set(path, event.target.value || (isRequired ? "" : undefined))}
        >
          {(!isRequired || current === "") && <option value="">{none || "Choose …"}</option>}
          {!isKnown && <option value={current}>{current} (not known)</option>}
          <Options of={options.map(({ id, title }) => [id, title])} />
        </select>
      )}
    </FieldFrame>
  );
}

/** An option in words: “EU” for “eu”, “Yes no” for “yes-no”; other texts stay as they are. */
const wordsOf = (id: string) =>
  /^[a-z]{2}$/.test(id) ? id.toUpperCase() : /^[a-z-]+$/.test(id) ? labelOf(id) : id;

function YesNo(field: ControlProps) {
  const { set } = useForm();
  const { schema, path, value, label } = field;
  const isOn = value === undefined ? schema.default === true : value === true;
  return (
    <FieldFrame {...field} hideLabel isRequired>
      {(control) => (
        <label className="flex min-h-10 items-center gap-2 font-semibold">
          <input
            {...control}
            type="checkbox"
            className="size-5 accent-leaf"
            checked={isOn}
            onChange={(event) =>
              set(
                path,
                event.target.checked === (schema.default ?? false) && value === undefined
                  ? undefined
                  : event.target.checked,
              )
            }
          />
          {label}
        </label>
      )}
    </FieldFrame>
  );
}
