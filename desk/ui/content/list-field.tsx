import { clsx } from "clsx";
import { useRef, useState } from "react";
import { keyOf, nameOf } from "../../content/field-path.ts";
import { itemOf, labelOf, titleIn } from "../../content/words.ts";
import { Checks, type Option, SmallButton } from "../controls.tsx";
import { FieldGroup, Fold } from "./field-frame.tsx";
import {
  type ControlProps,
  emptyOf,
  isList,
  isObject,
  isRow,
  problemsWithin,
  referenceOf,
  resolved,
  useForm,
} from "./form.ts";
import { asRead } from "./said.ts";

/** A list whose items can be changed, moved, added and removed; checkboxes if its items are options. */
export function ListField(field: ControlProps) {
  const { schema, path, value, label, hint, isRequired, hideLabel } = field;
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
  // Items that were added here stay open.
  const [first] = useState(items.length);
  const change = (next: unknown[]) => set(path, next.length === 0 && !isRequired ? undefined : next);
  const without = (index: number) => items.toSpliced(index, 1);
  const move = (from: number, to: number) => change(without(from).toSpliced(to, 0, items[from]));
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
    asRead(titleIn(name, items[index]) ?? itemOf(name, index), choices.mentions);
  function toolsFor(index: number): Tool[] {
    const what = titleOf(index).slice(0, 60);
    const isLast = index === items.length - 1;
    const up = { label: `Move ${what} up`, isOff: index === 0, onClick: () => move(index, index - 1) };
    const down = { label: `Move ${what} down`, isOff: isLast, onClick: () => move(index, index + 1) };
    const off = { label: `Remove ${what}`, isOff: false, onClick: () => change(without(index)) };
    return [{ sign: "↑", ...up }, { sign: "↓", ...down }, ...(isFixed ? [] : [{ sign: "✕", ...off }])];
  }
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
      {...{ path, hint, isRequired, hideLabel }}
      label={isFixed ? `${label} (always ${minItems})` : label}
      problem={problems.get(keyOf(path))}
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
            <div className="flex shrink-0">
              {toolsFor(index).map((tool) => (
                <ToolButton key={tool.sign} {...tool} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {!isFixed && items.length < maxItems && (
        <div>
          <SmallButton onClick={add}>Add {itemOf(name, 0).replace(/ 1$/, "").toLowerCase()}</SmallButton>
        </div>
      )}
    </FieldGroup>
  );
}

/** An id for a new item that no other has, as in “milestone15”; staff may change it. */
function freeId(label: string, items: unknown[]): string {
  const word = label
    .replace(/ 1$/, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  let number = items.length + 1;
  while (items.some((item) => Object(item).id === word + number)) number += 1;
  return word + number;
}

type Tool = { sign: string; label: string; isOff: boolean; onClick: () => void };

const ToolButton = ({ sign, label, isOff, onClick }: Tool) => (
  <button
    type="button"
    className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-ink/8 disabled:opacity-30"
    disabled={isOff}
    onClick={onClick}
    aria-label={label}
  >
    {sign}
  </button>
);

type CheckboxesProps = ControlProps & { options: Array<{ id: string; title: string }> };

/** A list whose items are options, each with a checkbox. Chosen ids that are no option are shown too. */
function Checkboxes({ path, value, label, hint, options }: CheckboxesProps) {
  const { set, problems } = useForm();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const known = options.map(({ id, title }): Option => [id, title]);
  const unknown = chosen
    .filter((id) => !options.some((option) => option.id === id))
    .map((id): Option => [id, `${id} (not known)`]);
  return (
    <FieldGroup {...{ path, label, hint }} problem={problemsWithin(problems, path)[0]}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Checks
          options={[...known, ...unknown]}
          chosen={chosen}
          onChange={(next) => set(path, next.length > 0 ? next : undefined)}
        />
      </div>
    </FieldGroup>
  );
}
