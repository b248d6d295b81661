import type { Choice } from "../../content/choices.ts";
import { keyOf, nameOf } from "../../content/field-path.ts";
import { labelAt, labelOf } from "../../content/words.ts";
import { Select, Tick } from "../parts.tsx";
import { ConditionField } from "./condition-field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { ObjectField, VariantField } from "./fields.tsx";
import {
  type ControlProps,
  type FieldProps,
  type FieldSchema,
  hintOf,
  isCondition,
  isDay,
  isHour,
  isList,
  isLocked,
  isNumber,
  isObject,
  isPath,
  isPicture,
  isPortrait,
  isType,
  ownChoices,
  referenceOf,
  resolved,
  useForm,
} from "./form.ts";
import { ListField } from "./list-field.tsx";
import { PasteNote, usePaste } from "./paste-note.tsx";
import { asOneLine } from "./pasted.ts";
import { PictureField, PortraitField } from "./picture-field.tsx";
import { saidIn } from "./said.ts";

/** One field of a record, with the control that fits its schema and name. Fields with a fixed value show nothing. */
export function Field({ schema: given, label, hideLabel = false, ...field }: FieldProps) {
  const schema = resolved(given, useForm().root);
  const name = nameOf(field.path);
  const hint = hintOf(schema);
  const control = { ...field, schema, hideLabel, hint, label: label ?? labelAt(field.path) };
  if (isCondition(schema)) return <ConditionField {...control} />;
  if (isPicture(schema)) return <PictureField {...control} />;
  if (isPortrait(schema)) return <PortraitField {...control} />;
  if (schema.oneOf) return <VariantField {...control} />;
  if (isObject(schema)) return <ObjectField {...control} />;
  if (isList(schema)) return <ListField {...control} />;
  if (isType(schema, "boolean")) return <YesNo {...control} />;
  if (schema.const !== undefined) return null;
  if (schema.enum) {
    const ids = schema.enum.map(String);
    const options = ids.map((id) => ({ id, title: schema.options?.[id] ?? wordsOf(id) }));
    return <Choices {...control} options={options} />;
  }
  return <TextControl {...control} name={name} />;
}

/** A date input would not show any other text. */
const DAY_OR_NONE = /^(\d{4}-\d{2}-\d{2})?$/;

/** A text or number; a choice if the field names a record or an entry of the record's own lists. */
function TextControl({ name, ...field }: ControlProps & { name: string }) {
  const { choices, data, record, set, usual } = useForm();
  const { schema, path, value, isRequired } = field;
  const folder = referenceOf(schema);
  const options = folder ? (choices.records[folder] ?? []) : ownChoices(name, data);
  if (options) return <Choices {...field} options={options} />;
  const isFigure = isNumber(schema);
  const text = String(value ?? "");
  const { note, onPaste, onTyped, undo } = usePaste(text);
  const change = (typed: string) => {
    onTyped();
    put(asOneLine(typed));
  };
  const put = (next: string) => {
    if (next === "" && !isRequired) return set(path, undefined);
    // 6,999 and ₹6,999 become numbers; any other text stays, and the check says what is wrong.
    const figure = next.replace(/^₹\s*/, "").replaceAll(",", "");
    set(path, isFigure && /^-?\d+(\.\d+)?$/.test(figure) ? Number(figure) : next);
  };
  const { maxLength, minLength = 0 } = schema;
  const least = minLength > 1 && text.length < minLength ? `, at least ${minLength}` : "";
  const over = maxLength && text.length > maxLength ? ", too long" : "";
  const count = maxLength ? `${text.length} of ${maxLength}${least}${over}` : undefined;
  const type = inputType(schema, text);
  const shown = {
    value: text,
    placeholder: usual[keyOf(path)],
    onPaste,
    readOnly: isLocked(record, path),
  };
  return (
    <FieldFrame
      {...field}
      count={count}
      says={saidIn(text, choices.mentions, { data, path })}
      note={note && <PasteNote words={note.words} onUndo={() => undo(put)} />}
    >
      {(control) =>
        isFigure || isPath(schema) || isDay(schema) || isHour(schema) ? (
          <input
            {...control}
            {...shown}
            className="desk-control w-full"
            type={type}
            inputMode={isFigure ? "decimal" : undefined}
            list={isPath(schema) ? "site-paths" : undefined}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          // A text is one paragraph, however many lines it fills.
          <textarea
            {...control}
            {...shown}
            className="desk-control field-sizing-content w-full resize-none py-2 leading-snug"
            rows={Math.ceil(text.length / 85) || 1}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        )
      }
    </FieldFrame>
  );
}

function inputType(schema: FieldSchema, text: string): "date" | "time" | "text" {
  if (isDay(schema) && DAY_OR_NONE.test(text)) return "date";
  return isHour(schema) ? "time" : "text";
}

function Choices({ options, ...field }: ControlProps & { options: Choice[] }) {
  const { set, problems, usual: made } = useForm();
  const { path, value, isRequired, schema } = field;
  const current = String(value ?? "");
  const problem = problems.has(keyOf(path)) && current === "" ? "Choose one." : undefined;
  const isKnown = current === "" || options.some(({ id }) => id === current);
  const usual =
    made[keyOf(path)] ??
    options.find(({ id }) => id === String(schema.default))?.title ??
    schema.default;
  return (
    <FieldFrame {...field} problem={problem}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={current}
          options={options.map(({ id, title }) => [id, title])}
          onChange={(next) => set(path, next || (isRequired ? "" : undefined))}
        >
          {(!isRequired || current === "") && (
            <option value="">
              {usual === undefined ? "Choose …" : `${String(usual)} (as usual)`}
            </option>
          )}
          {!isKnown && <option value={current}>{current} (not known)</option>}
        </Select>
      )}
    </FieldFrame>
  );
}

/** “EU” for “eu”, “Yes no” for “yes-no”; other texts stay as they are. */
function wordsOf(id: string): string {
  if (/^[a-z]{2}$/.test(id)) return id.toUpperCase();
  return /^[a-z-]+$/.test(id) ? labelOf(id) : id;
}

function YesNo(field: ControlProps) {
  const { set } = useForm();
  const { schema, path, value, label } = field;
  return (
    <FieldFrame {...field} hideLabel isRequired>
      {(control) => (
        <Tick
          {...control}
          checked={value === undefined ? schema.default === true : value === true}
          onChange={(isOn) => set(path, isOn)}
        >
          <span className="font-semibold">{label}</span>
        </Tick>
      )}
    </FieldFrame>
  );
}
