import { useEffect, useState } from "react";
import { labelOf, valueText } from "../../content/words.ts";
import { problemsWithin, useForm } from "./form-context.ts";
import { type FieldSchema, fieldsOf, isList, isObject, isPicture, resolved } from "./form-schema.ts";

/** The fields of a record: short ones one below the other, each larger part folded under its name. */
export function Sections({ schema, data, isNew }: { schema: FieldSchema; data: unknown; isNew: boolean }) {
  const { root, Field } = useForm();
  if (!isObject(schema)) return <Field schema={schema} path={[]} value={data} label="Entries" isRequired />;
  const required = new Set(schema.required);
  const record = Object(data) as Record<string, unknown>;
  const fields = Object.entries(fieldsOf(schema)).filter(([name]) => name !== "sample");
  return fields.map(([name, given], index) => {
    const field = resolved(given, root);
    const isPart = (isObject(field) && !isPicture(field)) || (isList(field) && Array.isArray(record[name]));
    const control = (
      <Field
        schema={field}
        path={[name]}
        value={record[name]}
        isRequired={required.has(name)}
        hideLabel={isPart}
      />
    );
    if (!isPart || record[name] === undefined) return <div key={name}>{control}</div>;
    return (
      <Part key={name} name={name} value={record[name]} isFirst={isNew || index < 5}>
        {control}
      </Part>
    );
  });
}

type PartProps = { name: string; value: unknown; isFirst: boolean; children: React.ReactNode };

function Part({ name, value, isFirst, children }: PartProps) {
  const { problems } = useForm();
  const count = problemsWithin(problems, [name]).length;
  const [isOpen, setOpen] = useState(isFirst);
  useEffect(() => {
    if (count > 0) setOpen(true);
  }, [count]);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t border-line pt-3"
    >
      <summary className="flex min-h-9 cursor-pointer items-baseline gap-3">
        <span aria-hidden="true" className="w-3 text-leaf">
          {isOpen ? "−" : "+"}
        </span>
        <span className="font-semibold whitespace-nowrap">{labelOf(name)}</span>
        {!isOpen && <span className="min-w-0 truncate text-ink-soft">{valueText(value).slice(0, 120)}</span>}
        {count > 0 && (
          <span className="ml-auto font-semibold whitespace-nowrap text-ember">{count} to correct</span>
        )}
      </summary>
      <div className="mt-3 mb-2">{children}</div>
    </details>
  );
}
