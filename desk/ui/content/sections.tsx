import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import type { Choice } from "../../content/choices.ts";
import { entryTitle, labelOf } from "../../content/words.ts";
import { Fold } from "./field-frame.tsx";
import {
  type FieldSchema,
  fieldsOf,
  isList,
  isNarrow,
  isObject,
  isPicture,
  isType,
  PAIRS,
  referenceOf,
  resolved,
  useForm,
  WHOLE,
} from "./form.ts";

/** Fields that are seldom changed. They come last, folded. */
const SELDOM = new Set(
  "seo order keywords live monogram helps labels reviewed sourcesTo recheckBy validUntil called traced split margin".split(
    " ",
  ),
);
/** The parts that are changed most. They are unfolded at first. */
const OPEN = new Set(["sections", "hero", "runs", "milestones", "items", "terms"]);

type Props = { schema: FieldSchema; data: unknown; isNew: boolean; children: ReactNode };

/** All fields of a record: plain ones, the text (`children`), pictures, folded lists and groups, seldom changed ones. */
export function Sections({ schema, data, isNew, children }: Props) {
  const { root, choices, Field } = useForm();
  // A field stays in its part of the form while somebody types into it.
  const [first] = useState(Object(data) as Record<string, unknown>);
  if (!isObject(schema)) return <Field schema={schema} path={[]} value={data} label="Entries" isRequired />;
  const required = new Set(schema.required);
  const isOfSections = "sections" in fieldsOf(schema);
  const record = Object(data) as Record<string, unknown>;
  const fields = Object.entries(fieldsOf(schema))
    .filter(([name]) => name !== "sample")
    .map(([name, given]) => {
      const field = resolved(given, root);
      const isAbsent = first[name] === undefined && !required.has(name);
      // Of a page of sections, these are what is changed most.
      const isLater =
        SELDOM.has(name) || (isAbsent && !isType(field, "boolean")) || (isOfSections && name !== "sections");
      const isPart = !isAbsent && (isList(field) || (isObject(field) && !isPicture(field)));
      return { name, field, isLater, isPart };
    });
  type Shown = (typeof fields)[number];
  const control = ({ name, field, isPart }: Shown) => (
    <Field
      key={name}
      schema={field}
      path={[name]}
      value={record[name]}
      isRequired={required.has(name)}
      hideLabel={isPart}
    />
  );
  const folded = (shown: Shown, isOpenFirst: boolean) => (
    <Fold
      key={shown.name}
      paths={[[shown.name]]}
      label={labelOf(shown.name, "")}
      note={noteOf(record[shown.name], choices.records[referenceOf(shown.name, shown.field) ?? ""])}
      isOpenFirst={isOpenFirst}
      className="border-t border-line pt-3"
    >
      {control(shown)}
    </Fold>
  );
  const main = fields.filter(({ isLater, isPart }) => !isLater && !isPart);
  const parts = fields
    .filter(({ isLater, isPart }) => !isLater && isPart)
    .sort((a, b) => Number(OPEN.has(b.name)) - Number(OPEN.has(a.name)));
  const later = fields.filter(({ isLater }) => isLater);
  return (
    <>
      <div className="@container empty:hidden">
        <div className={PAIRS}>
          {main
            .filter(({ field }) => !isPicture(field))
            .map((shown) => (
              <div
                key={shown.name}
                className={clsx("min-w-0 empty:hidden", !isNarrow(shown.name, shown.field, root) && WHOLE)}
              >
                {control(shown)}
              </div>
            ))}
        </div>
      </div>
      {children}
      {main.filter(({ field }) => isPicture(field)).map(control)}
      {parts.map((shown) => folded(shown, isNew || OPEN.has(shown.name)))}
      {later.length > 0 && (
        <Fold
          paths={later.map(({ name }) => [name])}
          label="Seldom changed"
          note={later.map(({ name }) => labelOf(name, "")).join(", ")}
          className="border-t border-line pt-3"
        >
          <div className="grid grid-cols-1 gap-6">
            {later.map((shown) => (shown.isPart ? folded(shown, true) : control(shown)))}
          </div>
        </Fold>
      )}
    </>
  );
}

/** What a folded part contains, in one line of at most 160 characters. */
function noteOf(value: unknown, records: Choice[] = []): string | undefined {
  if (!Array.isArray(value)) return entryTitle(value);
  if (value.length === 0) return "none";
  const titles = value.map(
    (entry) => records.find(({ id }) => id === entry)?.title ?? entryTitle(entry) ?? "",
  );
  return `${value.length}: ${titles.filter(Boolean).join("; ")}`.slice(0, 160);
}
