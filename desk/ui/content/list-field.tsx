import { useRef } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { itemOf, labelOf } from "../../content/words.ts";
import { Field, type FieldProps } from "./field.tsx";
import { idOf, useForm } from "./form-context.ts";
import { emptyOf, isList, isObject, referenceOf, resolved } from "./form-schema.ts";
import { keyOf } from "./places.ts";

type Shared = Required<FieldProps>;

/** A list: its items can be changed, moved, added and taken away. */
export function ListField(field: Shared) {
  const { schema, place, value, label, isRequired, hideLabel } = field;
  const { root, set, problems, choices } = useForm();
  const box = useRef<HTMLFieldSetElement>(null);
  const name = String(place.findLast((key) => typeof key === "string") ?? "");
  const items = Array.isArray(value) ? value : [];
  const item = resolved(schema.items ?? {}, root);
  const folder = referenceOf(name, schema);
  const options = folder
    ? (choices.records[folder] ?? [])
    : item.enum?.map((id) => ({ id: String(id), title: labelOf(String(id)) }));
  if (options) return <Several {...field} options={options} />;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isFixed = minItems === maxItems;
  const isBig = isObject(item) || isList(item) || item.oneOf !== undefined;
  const change = (next: unknown[]) => set(place, next.length === 0 && !isRequired ? undefined : next);
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  const problem = problems.get(keyOf(place));
  return (
    <fieldset ref={box} id={idOf(place)} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className={hideLabel ? "sr-only" : "float-left w-full font-semibold"}>
        {label}
        {!isRequired && <span className="font-normal text-ink-soft"> (optional)</span>}
        {isFixed && <span className="font-normal text-ink-soft"> (always {minItems})</span>}
      </legend>
      {schema.description && <p className="-mt-2 text-ink-soft">{schema.description}</p>}
      {problem && <p className="desk-problem">{problem}</p>}
      <ol className={isBig ? "grid grid-cols-1 gap-4" : "grid grid-cols-1 gap-2"}>
        {items.map((one, index) => (
          // Items have no names of their own; their order is what tells them apart.
          <li
            key={index}
            className={isBig ? "rounded-md border border-line bg-white p-4" : "flex items-start gap-2"}
          >
            {isBig && (
              <div className="mb-3 flex items-center gap-2">
                <p className="mr-auto font-semibold">{itemOf(name, index)}</p>
                <Tools
                  {...{ index, isFixed, move, name }}
                  count={items.length}
                  onRemove={() => change(items.filter((_, at) => at !== index))}
                />
              </div>
            )}
            <div className="min-w-0 flex-1">
              <Field
                schema={schema.prefixItems?.[index] ?? schema.items ?? {}}
                place={[...place, index]}
                value={one}
                label={itemOf(name, index)}
                isRequired
                hideLabel
              />
            </div>
            {!isBig && (
              <Tools
                {...{ index, isFixed, move, name }}
                count={items.length}
                onRemove={() => change(items.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ol>
      {!isFixed && items.length < maxItems && (
        <div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              set(place, [...items, emptyOf(schema.items ?? {}, root)]);
              requestAnimationFrame(() =>
                box.current
                  ?.querySelector<HTMLElement>(":scope > ol > li:last-child :is(input, textarea, select)")
                  ?.focus(),
              );
            }}
          >
            Add {itemOf(name, 0).replace(/ 1$/, "").toLowerCase()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type ToolsProps = {
  index: number;
  count: number;
  isFixed: boolean;
  name: string;
  move: (from: number, to: number) => void;
  onRemove: () => void;
};

function Tools({ index, count, isFixed, name, move, onRemove }: ToolsProps) {
  const what = itemOf(name, index);
  const button = "grid size-9 place-items-center rounded-md text-ink-soft hover:bg-ink/8 disabled:opacity-30";
  return (
    <div className="flex shrink-0">
      <button
        type="button"
        className={button}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
        aria-label={`Move ${what} up`}
      >
        ↑
      </button>
      <button
        type="button"
        className={button}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
        aria-label={`Move ${what} down`}
      >
        ↓
      </button>
      {!isFixed && (
        <button type="button" className={button} onClick={onRemove} aria-label={`Remove ${what}`}>
          ✕
        </button>
      )}
    </div>
  );
}

/** Some of a few, by name. */
function Several({
  place,
  value,
  label,
  schema,
  options,
}: Shared & { options: Array<{ id: string; title: string }> }) {
  const { set, problems } = useForm();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen
    .filter((id) => !options.some((option) => option.id === id))
    .map((id) => ({ id, title: `${id} (not known)` }));
  const problem = [...problems].find(([at]) => at === keyOf(place) || at.startsWith(`${keyOf(place)}.`))?.[1];
  return (
    <fieldset id={idOf(place)} tabIndex={-1} className="grid gap-2">
      <legend className="float-left w-full font-semibold">{label}</legend>
      {schema.description && <p className="text-ink-soft">{schema.description}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {[...options, ...unknown].map(({ id, title }) => (
          <label key={id} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-leaf"
              checked={chosen.includes(id)}
              onChange={(event) => {
                const next = event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id);
                set(place, next.length > 0 ? next : undefined);
              }}
            />
            {title}
          </label>
        ))}
      </div>
      {problem && <p className="desk-problem">{problem}</p>}
    </fieldset>
  );
}
