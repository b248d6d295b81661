import { clsx } from "clsx";
import { type FieldPath, keyOf } from "../../content/field-path.ts";
import { SECTION_TYPES } from "../../content/section-types.ts";
import { labelOf } from "../../content/words.ts";
import { Select } from "../parts.tsx";
import { AbsentGroup, FieldFrame, FieldGroup } from "./field-frame.tsx";
import {
  type ControlProps,
  emptyOf,
  type FieldSchema,
  fieldsOf,
  isNarrow,
  isRow,
  kindsOf,
  PAIRS,
  useForm,
  variantOf,
  WHOLE,
} from "./form.ts";

/** A group of fields. An optional group can be added and left out as a whole. */
export function ObjectField({ schema, path, value, label, hint, isRequired, hideLabel }: ControlProps) {
  const { root, set, problems } = useForm();
  const shared = { path, label, hint };
  if (value === undefined && !isRequired)
    return <AbsentGroup {...shared} onAdd={() => set(path, emptyOf(schema, root))} />;
  return (
    <FieldGroup
      {...shared}
      hideLabel={hideLabel}
      problem={problems.get(keyOf(path))}
      onLeaveOut={isRequired ? undefined : () => set(path, undefined)}
      className={hideLabel ? "" : "border-l-2 border-line pl-4"}
    >
      <Fields schema={schema} path={path} value={value} />
    </FieldGroup>
  );
}

type FieldsProps = { schema: FieldSchema; path: FieldPath; value: unknown; without?: string[] };

/**
 * The fields of an object in the order of its schema, ids last. Fields that the schema does not know are not shown, nor empty ones
 * that would show nothing on the page, nor names for programs: only a section's is part of a link that people send.
 */
export function Fields({ schema, path, value, without = [] }: FieldsProps) {
  const { root, problems, Field } = useForm();
  const required = new Set(schema.required);
  const record = Object(value) as Record<string, unknown>;
  const isId = (name: string) => ["id", "revision"].includes(name);
  const shown = Object.entries(fieldsOf(schema)).filter(
    ([name]) =>
      !["sample", ...without].includes(name) &&
      (record[name] !== undefined || isShown(name, schema, record)) &&
      (!isId(name) || path[0] === "sections" || problems.has(keyOf([...path, name]))),
  );
  const fields = [...shown.filter(([name]) => !isId(name)), ...shown.filter(([name]) => isId(name))];
  const isOneRow = isRow(schema, root);
  return (
    <div className="@container">
      <div className={isOneRow ? "grid grid-cols-2 gap-4" : PAIRS}>
        {fields.map(([name, field]) => (
          <div
            key={name}
            className={clsx("min-w-0 empty:hidden", !isOneRow && !isNarrow(name, field, root) && WHOLE)}
          >
            <Field
              schema={field}
              path={[...path, name]}
              value={record[name]}
              isRequired={required.has(name)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

type VariantProps = Pick<ControlProps, "schema" | "path" | "value" | "label">;

/** An object of one of several kinds, told by its field `type`. Choosing another kind keeps the fields both have. */
export function VariantField({ schema, path, value, label }: VariantProps) {
  const { root, set, problems } = useForm();
  const current = String(Object(value).type ?? "");
  const chosen = variantOf(schema, current, root);
  const problem = chosen ? undefined : (problems.get(keyOf([...path, "type"])) ?? "Choose what this is.");
  function choose(type: string) {
    const next = variantOf(schema, type, root) ?? {};
    const known = Object.entries(Object(value) as object).filter(([key]) => key in fieldsOf(next));
    set(path, { ...(emptyOf(next, root) as object), ...Object.fromEntries(known), type });
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">{label}</legend>
      <FieldFrame path={[...path, "type"]} label="Type" isRequired problem={problem}>
        {(control) => (
          <Select
            {...control}
            value={chosen ? current : ""}
            options={kindsOf(schema, root).map((kind) => [
              kind,
              SECTION_TYPES.get(kind)?.name ?? labelOf(kind),
            ])}
            onChange={choose}
          >
            {!chosen && <option value="">Choose …</option>}
          </Select>
        )}
      </FieldFrame>
      {chosen && <Fields schema={chosen} path={path} value={value} />}
    </fieldset>
  );
}

/** Whether a field of a section shows on the page, as the other fields are. */
function isShown(name: string, { needs, properties }: FieldSchema, record: Record<string, unknown>): boolean {
  const need = needs?.[name];
  const value = need && (record[need.name] ?? properties?.[need.name]?.default);
  return !need || (need.values.length > 0 ? need.values.includes(String(value)) : value !== undefined);
}
