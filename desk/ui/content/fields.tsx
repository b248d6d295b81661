import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import type { Choice } from "../../content/choices.ts";
import { type FieldPath, keyOf } from "../../content/field-path.ts";
import { SECTION_TYPES } from "../../content/section-types.ts";
import { entryTitle, labelOf } from "../../content/words.ts";
import { Select } from "../parts.tsx";
import { FieldFrame, FieldGroup, Fold } from "./field-frame.tsx";
import {
  type ControlProps,
  emptyOf,
  type FieldSchema,
  fieldsOf,
  isList,
  isNarrow,
  isObject,
  isPicture,
  isRow,
  isType,
  referenceOf,
  resolved,
  useForm,
  variantsOf,
} from "./form.ts";

export function ObjectField(field: ControlProps) {
  const { schema, path, value, hideLabel } = field;
  const { root } = useForm();
  return (
    <FieldGroup
      {...field}
      make={() => emptyOf(schema, root)}
      className={hideLabel ? undefined : "border-l-2 border-line pl-4"}
    >
      <Fields schema={schema} path={path} value={value} />
    </FieldGroup>
  );
}

type FieldsProps = { schema: FieldSchema; path: FieldPath; value: unknown; names?: string[] };

/** Those of these `names`, or else all that something can be done with, ids last. */
export function Fields({ schema, path, value, names }: FieldsProps) {
  const { root, problems, Field } = useForm();
  const record = Object(value) as Record<string, unknown>;
  const fields = fieldsOf(schema);
  // A name for programs shows only in a section, where it is part of a link that people send, or if it has a problem.
  const isId = (name: string) => ["id", "revision"].includes(name);
  const isOffered = (name: string) =>
    !["sample", "hidden", "returns"].includes(name) &&
    (record[name] !== undefined || isShown(name, schema, record)) &&
    (!isId(name) || path[0] === "sections" || problems.has(keyOf([...path, name])));
  const offered = Object.keys(fields)
    .filter(isOffered)
    .sort((a, b) => Number(isId(a)) - Number(isId(b)));
  const isOneRow = isRow(schema, root);
  return (
    <div className="@container">
      <div
        className={
          isOneRow ? "grid grid-cols-2 gap-4" : "grid grid-cols-1 gap-x-6 gap-y-5 @xl:grid-cols-2"
        }
      >
        {(names ?? offered).map((name) => (
          <div
            key={name}
            className={clsx(
              "min-w-0 empty:hidden",
              !isOneRow && !isNarrow(fields[name] ?? {}, root) && "@xl:col-span-2",
            )}
          >
            <Field
              schema={fields[name] ?? {}}
              path={[...path, name]}
              value={record[name]}
              isRequired={schema.required?.includes(name) ?? false}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

type VariantProps = Pick<ControlProps, "schema" | "path" | "value" | "label">;

/** Choosing another kind keeps the fields that both kinds have. */
export function VariantField({ schema, path, value, label }: VariantProps) {
  const { root, set, problems } = useForm();
  const current = String(Object(value).type ?? "");
  const kinds = variantsOf(schema, root);
  const chosen = kinds.get(current);
  const problem = chosen
    ? undefined
    : (problems.get(keyOf([...path, "type"])) ?? "Choose what this is.");
  function choose(type: string) {
    const next = kinds.get(type) ?? {};
    const known = Object.entries(Object(value) as object).filter(([key]) => key in fieldsOf(next));
    set(path, { ...(emptyOf(next, root) as object), ...Object.fromEntries(known), type });
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">{label}</legend>
      <FieldFrame path={[...path, "type"]} label="Type" problem={problem}>
        {(control) => (
          <Select
            {...control}
            value={chosen ? current : ""}
            options={[...kinds.keys()].map((kind) => [
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

/** Whether a field of a section shows on the page, as the other fields are now. */
function isShown(
  name: string,
  { needs, properties }: FieldSchema,
  record: Record<string, unknown>,
): boolean {
  const need = needs?.[name];
  const value = need && (record[need.name] ?? properties?.[need.name]?.default);
  return (
    !need || (need.values.length > 0 ? need.values.includes(String(value)) : value !== undefined)
  );
}

/** They come last, folded. */
const SELDOM = new Set(
  "seo order keywords live monogram helps labels reviewed sourcesTo recheckBy validUntil called traced split margin".split(
    " ",
  ),
);
/** They are changed most, and unfolded at first. */
const OPEN = new Set(["answer", "sections", "hero", "runs", "milestones", "items", "terms"]);

/** All fields of a record; `children` is its text. */
export function Sections({ children }: { children: ReactNode }) {
  const { root: schema, data, record: saved, choices, Field } = useForm();
  // A field stays in its part of the form while somebody types into it.
  const [first] = useState(Object(data) as Record<string, unknown>);
  if (!isObject(schema))
    return <Field schema={schema} path={[]} value={data} label="Entries" isRequired />;
  const record = Object(data) as Record<string, unknown>;
  const schemas = fieldsOf(schema);
  const fields = Object.keys(schemas)
    .filter((name) => name !== "sample")
    .map((name) => {
      const field = resolved(schemas[name] ?? {}, schema);
      const isAbsent = first[name] === undefined && !schema.required?.includes(name);
      // Of a page of sections, these are what is changed most.
      const isBeside = "sections" in schemas && name !== "sections";
      const isLater = SELDOM.has(name) || (isAbsent && !isType(field, "boolean")) || isBeside;
      const isPart = !isAbsent && (isList(field) || (isObject(field) && !isPicture(field)));
      return { name, field, isLater, isPart };
    });
  type Shown = (typeof fields)[number];
  const plain = (shown: Shown[]) =>
    shown.length > 0 && (
      <Fields schema={schema} path={[]} value={data} names={shown.map(({ name }) => name)} />
    );
  const folded = ({ name, field }: Shown, isOpenFirst: boolean) => (
    <Fold
      key={name}
      paths={[[name]]}
      label={labelOf(name, "")}
      note={noteOf(record[name], choices.records[referenceOf(field) ?? ""])}
      isOpenFirst={isOpenFirst}
      className="border-t border-line pt-3"
    >
      <Field
        schema={field}
        path={[name]}
        value={record[name]}
        isRequired={schema.required?.includes(name) ?? false}
        hideLabel
      />
    </Fold>
  );
  // People come to a training for its runs.
  const isHead = ({ name }: Shown) => "runs" in schemas && ["title", "description"].includes(name);
  const runs = fields.filter(({ name }) => name === "runs");
  const main = fields.filter(({ isLater, isPart }) => !isLater && !isPart);
  const parts = fields
    .filter(({ name, isLater, isPart }) => !isLater && isPart && name !== "runs")
    .sort((a, b) => Number(OPEN.has(b.name)) - Number(OPEN.has(a.name)));
  const later = fields.filter(({ isLater }) => isLater);
  return (
    <>
      {plain(main.filter(isHead))}
      {runs.map((shown) => folded(shown, true))}
      {plain(main.filter((shown) => !isPicture(shown.field) && !isHead(shown)))}
      {children}
      {plain(main.filter(({ field }) => isPicture(field)))}
      {parts.map((shown) => folded(shown, saved.hash === null || OPEN.has(shown.name)))}
      {later.length > 0 && (
        <SeldomChanged names={later.map(({ name }) => name)}>
          {plain(later.filter(({ isPart }) => !isPart))}
          {later.filter(({ isPart }) => isPart).map((shown) => folded(shown, true))}
        </SeldomChanged>
      )}
    </>
  );
}

export const SeldomChanged = ({ names, children }: { names: string[]; children: ReactNode }) => (
  <Fold
    paths={names.map((name) => [name])}
    label="Seldom changed"
    note={names.map((name) => labelOf(name, "")).join(", ")}
    className="border-t border-line pt-3"
  >
    <div className="grid grid-cols-1 gap-6">{children}</div>
  </Fold>
);

function noteOf(value: unknown, records: Choice[] = []): string | undefined {
  if (!Array.isArray(value)) return entryTitle(value);
  if (value.length === 0) return "none";
  const titles = value.map(
    (entry) => records.find(({ id }) => id === entry)?.title ?? entryTitle(entry) ?? "",
  );
  return [value.length, titles.filter(Boolean).join("; ")].filter(Boolean).join(": ").slice(0, 160);
}
