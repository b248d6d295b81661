import { clsx } from "clsx";
import { useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { keyOf, nameOf } from "../../content/field-path.ts";
import { entryTitle, itemOf, labelOf } from "../../content/words.ts";
import { FieldGroup } from "./field-frame.tsx";
import { Fold } from "./fold.tsx";
import { type ControlProps, problemsWithin, useForm } from "./form-context.ts";
import { emptyOf, isList, isObject, isRow, referenceOf, resolved } from "./form-schema.ts";
import { asRead } from "./said.ts";

/** A list: its items can be changed, moved, added and removed. */
export function ListField(field: ControlProps) {
  const { schema, path, value, label, isRequired, hideLabel } = field;
  const { root, set, problems, choices, Field } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const name = nameOf(path);
  const items = Array.isArray(value) ? value : [];
  const item = resolved(schema.items ?? {}, root);
  const folder = referenceOf(name, schema);
  const options = folder
    ? (choices.records[folder] ?? [])
    : item.enum?.map((id) => ({ id: String(id), title: labelOf(String(id)) }));
  if (options) return <Checkboxes {...field} options={options} />;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isFixed = minItems === maxItems;
  const isBig = isObject(item) || isList(item) || item.oneOf !== undefined;
  const isFolded = isBig && !isRow(item, root);
  // Those that were added here stay open.
  const [first] = useState(items.length);
  const change = (next: unknown[]) => set(path, next.length === 0 && !isRequired ? undefined : next);
  function move(from: number, to: number) {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  }
  function add() {
    const made = emptyOf(schema.items ?? {}, root);
    const isNamed = typeof made === "object" && made !== null && "id" in made && made.id === "";
    set(path, [...items, isNamed ? { ...made, id: freeId(itemOf(name, 0), items) } : made]);
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(":scope > li:last-child :is(input, textarea, select)")
        ?.focus(),
    );
  }
  const titleOf = (index: number) =>
    asRead(entryTitle(items[index]) ?? itemOf(name, index), choices.mentions);
  const toolsFor = (index: number) => (
    <Tools
      {...{ index, isFixed, move }}
      what={titleOf(index).slice(0, 60)}
      count={items.length}
      onRemove={() => change(items.filter((_, at) => at !== index))}
    />
  );
  const entry = (one: unknown, index: number) => (
    <Field
      schema={schema.prefixItems?.[index] ?? schema.items ?? {}}
      path={[...path, index]}
      value={one}
      label={itemOf(name, index)}
      isRequired
      hideLabel
    />
  );
  return (
    <FieldGroup
      path={path}
      label={isFixed ? `${label} (always ${minItems})` : label}
      hint={schema.description}
      problem={problems.get(keyOf(path))}
      isRequired={isRequired}
      hideLabel={hideLabel}
    >
      <ol ref={list} className={isBig ? "grid grid-cols-1 gap-2" : "grid grid-cols-1 gap-1.5"}>
        {items.map((one, index) => (
          // Items have no ids; their order is what tells them apart.
          <li
            key={index}
            className={clsx(
              "flex items-start gap-2",
              isBig && "rounded-md border border-line bg-white px-3 py-1.5",
            )}
          >
            {isFolded ? (
              <Fold
                paths={[[...path, index]]}
                label={titleOf(index)}
                isOpenFirst={items.length === 1 || index >= first}
                className="min-w-0 flex-1"
              >
                {entry(one, index)}
              </Fold>
            ) : (
              <div className="min-w-0 flex-1">{entry(one, index)}</div>
            )}
            {toolsFor(index)}
          </li>
        ))}
      </ol>
      {!isFixed && items.length < maxItems && (
        <div>
          <Button variant="outline" size="sm" onClick={add}>
            Add {itemOf(name, 0).replace(/ 1$/, "").toLowerCase()}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** Entries that others name need an id: “milestone15”, until somebody gives a better one. */
function freeId(label: string, items: unknown[]): string {
  const word = label
    .replace(/ 1$/, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  let number = items.length + 1;
  while (items.some((item) => Object(item).id === word + number)) number += 1;
  return word + number;
}

type ToolsProps = {
  index: number;
  count: number;
  isFixed: boolean;
  what: string;
  move: (from: number, to: number) => void;
  onRemove: () => void;
};

function Tools({ index, count, isFixed, what, move, onRemove }: ToolsProps) {
  const tools = [
    { sign: "↑", label: `Move ${what} up`, isOff: index === 0, onClick: () => move(index, index - 1) },
    {
      sign: "↓",
      label: `Move ${what} down`,
      isOff: index === count - 1,
      onClick: () => move(index, index + 1),
    },
    ...(isFixed ? [] : [{ sign: "✕", label: `Remove ${what}`, isOff: false, onClick: onRemove }]),
  ];
  return (
    <div className="flex shrink-0">
      {tools.map(({ sign, label, isOff, onClick }) => (
        <button
          key={sign}
          type="button"
          className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-ink/8 disabled:opacity-30"
          disabled={isOff}
          onClick={onClick}
          aria-label={label}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

type CheckboxesProps = ControlProps & { options: Array<{ id: string; title: string }> };

/** Any number of a few options. */
function Checkboxes({ path, value, label, schema, options }: CheckboxesProps) {
  const { set, problems } = useForm();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen
    .filter((id) => !options.some((option) => option.id === id))
    .map((id) => ({ id, title: `${id} (not known)` }));
  return (
    <FieldGroup
      path={path}
      label={label}
      hint={schema.description}
      problem={problemsWithin(problems, path)[0]}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {[...options, ...unknown].map(({ id, title }) => (
          <label key={id} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-leaf"
              checked={chosen.includes(id)}
              onChange={(event) => {
                const next = event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id);
                set(path, next.length > 0 ? next : undefined);
              }}
            />
            {title}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
