import { type FieldPath, keyOf } from "../../content/field-path.ts";
import { labelOf } from "../../content/words.ts";
import { AbsentGroup, FieldGroup } from "./field-frame.tsx";
import { type ControlProps, emptyOf, type FieldSchema, fieldsOf, isRow, resolved, useForm } from "./form.ts";

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
 * The fields of an object in the order of its schema, ids last. Fields that the schema does not know are not shown, nor
 * empty ones that would show nothing on the page.
 */
export function Fields({ schema, path, value, without = [] }: FieldsProps) {
  const { root, Field } = useForm();
  const required = new Set(schema.required);
  const record = Object(value) as Record<string, unknown>;
  const all = Object.entries(fieldsOf(schema)).filter(
    ([name, field]) =>
      !["sample", ...without].includes(name) &&
      (record[name] !== undefined || isShown(resolved(field, root), schema, record)),
  );
  // Ids are for programs, so they come last.
  const isId = (name: string) => ["id", "revision"].includes(name);
  const fields = [...all.filter(([name]) => !isId(name)), ...all.filter(([name]) => isId(name))];
  return (
    <div className={isRow(schema, root) ? "grid grid-cols-1 gap-4 sm:grid-cols-2" : "grid grid-cols-1 gap-5"}>
      {fields.map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          path={[...path, name]}
          value={record[name]}
          isRequired={required.has(name)}
        />
      ))}
    </div>
  );
}

/** An object of one of several kinds, told by a field with a fixed value. Choosing another kind keeps the fields both have. */
export function VariantField({ schema, path, value, label }: ControlProps) {
  const { root, set } = useForm();
  const variants = (schema.oneOf ?? []).map((one) => resolved(one, root));
  const fixed = Object.entries(variants[0]?.properties ?? {}).find(([, field]) => field.const !== undefined);
  const [name = "type"] = fixed ?? [];
  const kindOf = (one: FieldSchema) => String(one.properties?.[name]?.const ?? "");
  const current = String((Object(value) as Record<string, unknown>)[name] ?? "");
  const chosen = variants.find((one) => kindOf(one) === current) ?? variants[0];
  if (!chosen) return null;
  function choose(kind: string) {
    const next = variants.find((one) => kindOf(one) === kind) ?? {};
    const known = Object.entries(Object(value) as object).filter(([key]) => key in fieldsOf(next));
    set(path, { ...(emptyOf(next, root) as object), ...Object.fromEntries(known), [name]: kind });
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">{label}</legend>
      <label className="grid gap-1 font-semibold">
        {labelOf(name)}
        <select
          className="desk-control font-normal"
          value={current}
          onChange={(event) => choose(event.target.value)}
        >
          {variants.map((one) => (
            <option key={kindOf(one)}>{kindOf(one)}</option>
          ))}
        </select>
      </label>
      <Fields schema={chosen} path={path} value={value} />
    </fieldset>
  );
}

function isShown(
  { shownIf }: FieldSchema,
  { properties }: FieldSchema,
  record: Record<string, unknown>,
): boolean {
  if (!shownIf) return true;
  const value = record[shownIf.name] ?? properties?.[shownIf.name]?.default;
  return shownIf.values.length > 0 ? shownIf.values.includes(String(value)) : value !== undefined;
}
