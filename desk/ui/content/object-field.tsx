import { clsx } from "clsx";
import { Button } from "../../../site/ui/button.tsx";
import { labelOf } from "../../content/words.ts";
import { Field, type FieldProps } from "./field.tsx";
import { idOf, useForm } from "./form-context.ts";
import { emptyOf, type FieldSchema, fieldsOf, resolved } from "./form-schema.ts";
import { LeaveOut } from "./leave-out.tsx";
import { keyOf, type Place } from "./places.ts";

type Shared = Required<FieldProps>;

/** Several fields under one name; one that may be left out can be added and taken away. */
export function ObjectField({ schema, place, value, label, isRequired, hideLabel }: Shared) {
  const { root, set, problems } = useForm();
  const problem = problems.get(keyOf(place));
  if (value === undefined && !isRequired)
    return (
      <Absent
        place={place}
        label={label}
        hint={schema.description}
        onAdd={() => set(place, emptyOf(schema, root))}
      />
    );
  return (
    <fieldset
      id={idOf(place)}
      tabIndex={-1}
      className={clsx("grid min-w-0 grid-cols-1 gap-4", !hideLabel && "border-l-2 border-line pl-4")}
    >
      <legend className={hideLabel ? "sr-only" : "float-left mb-2 w-full font-semibold"}>
        {label}
        {!isRequired && <LeaveOut label={label} onLeave={() => set(place, undefined)} />}
      </legend>
      {problem && <p className="desk-problem">{problem}</p>}
      {schema.description && <p className="-mt-2 text-ink-soft">{schema.description}</p>}
      <Fields schema={schema} place={place} value={value} />
    </fieldset>
  );
}

/** The fields of a record in the order of its schema; what nobody knows is kept and told by the check. */
export function Fields({ schema, place, value }: { schema: FieldSchema; place: Place; value: unknown }) {
  const { root } = useForm();
  const required = new Set(schema.required);
  const record = Object(value) as Record<string, unknown>;
  const all = Object.entries(fieldsOf(schema)).filter(([name]) => name !== "sample");
  // What machines tell things apart by comes last where nobody has to fill it in.
  const isName = (name: string) => !required.has(name) && ["id", "revision"].includes(name);
  const fields = [...all.filter(([name]) => !isName(name)), ...all.filter(([name]) => isName(name))];
  const isRow = fields.length <= 3 && fields.every(([, field]) => isShort(resolved(field, root)));
  return (
    <div className={isRow ? "grid grid-cols-1 gap-4 sm:grid-cols-2" : "grid grid-cols-1 gap-5"}>
      {fields.map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          place={[...place, name]}
          value={record[name]}
          isRequired={required.has(name)}
        />
      ))}
    </div>
  );
}

const isShort = ({ examples, pattern, enum: options, type }: FieldSchema) =>
  Boolean(examples || pattern || options || type === "integer" || type === "number");

export function Absent({
  place,
  label,
  hint,
  onAdd,
}: {
  place: Place;
  label: string;
  hint?: string | undefined;
  onAdd: () => void;
}) {
  const { problems } = useForm();
  const problem = problems.get(keyOf(place));
  return (
    <div className="grid justify-items-start gap-1">
      <Button id={idOf(place)} variant="outline" size="sm" onClick={onAdd}>
        Add {label[0]?.toLowerCase()}
        {label.slice(1)}
      </Button>
      {problem && <p className="desk-problem">{problem}</p>}
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  );
}

/** One of several kinds of record, told apart by a field with a fixed value. */
export function VariantField({ schema, place, value, label }: Shared) {
  const { root, set } = useForm();
  const variants = (schema.oneOf ?? []).map((one) => resolved(one, root));
  const constOf = (one: FieldSchema) =>
    Object.entries(one.properties ?? {}).find(([, field]) => field.const !== undefined);
  const [name = "type"] = constOf(variants[0] ?? {}) ?? [];
  const kindOf = (one: FieldSchema) => String(one.properties?.[name]?.const ?? "");
  const current = String((Object(value) as Record<string, unknown>)[name] ?? "");
  const chosen = variants.find((one) => kindOf(one) === current) ?? variants[0];
  if (!chosen) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">{label}</legend>
      <label className="grid gap-1 font-semibold">
        {labelOf(name)}
        <select
          className="desk-control font-normal"
          value={current}
          onChange={(event) => {
            const next = variants.find((one) => kindOf(one) === event.target.value);
            const known = fieldsOf(next ?? {});
            const kept = Object.entries(Object(value) as object).filter(([key]) => key in known);
            set(place, {
              ...(emptyOf(next ?? {}, root) as object),
              ...Object.fromEntries(kept),
              [name]: event.target.value,
            });
          }}
        >
          {variants.map((one) => (
            <option key={kindOf(one)}>{kindOf(one)}</option>
          ))}
        </select>
      </label>
      <Fields schema={chosen} place={place} value={value} />
    </fieldset>
  );
}
