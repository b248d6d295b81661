import { clsx } from "clsx";
import { useState } from "react";
import { keyOf, nameOf } from "../../content/field-path.ts";
import { renamed, withSection } from "../../content/section-types.ts";
import { itemOf, labelOf, titleIn } from "../../content/words.ts";
import { Checks, type Option, SmallButton } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
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
import { SectionChooser } from "./section-chooser.tsx";
import { AddHere, SectionEntry, SectionHead } from "./section-entry.tsx";
import { useEntries } from "./use-entries.ts";

/** A list whose items can be changed, moved, added and removed; checkboxes if its items are options. */
export function ListField(field: ControlProps) {
  const { schema, path, value, label, hint, isRequired, hideLabel } = field;
  const { root, problems, choices, Field } = useForm();
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
  const isSections = name === "sections" && item.oneOf !== undefined;
  const entries = useEntries(path, items, isRequired);
  const [addingAt, setAddingAt] = useState<number>();
  function add() {
    const made = emptyOf(schema.items ?? {}, root);
    const isNamed = typeof made === "object" && made !== null && "id" in made && made.id === "";
    entries.put(items.length, isNamed ? { ...made, id: freeId(itemOf(name, 0), items) } : made);
  }
  const nameOfEntry = (entry: unknown, index = 0) =>
    asRead(titleIn(name, entry) ?? itemOf(name, index), choices.mentions);
  const titleOf = (index: number) => nameOfEntry(items[index], index).slice(0, 60);
  function toolsFor(index: number): Tool[] {
    const what = titleOf(index);
    const moveTo = (to: number) => ({
      isOff: to < 0 || to === items.length,
      onClick: () => entries.move(index, to, what),
    });
    const up = { sign: "↑", label: `Move ${what} up`, ...moveTo(index - 1) };
    const down = { sign: "↓", label: `Move ${what} down`, ...moveTo(index + 1) };
    const off = { sign: "✕", label: `Remove ${what}`, isOff: false, onClick: () => entries.remove(index) };
    return isFixed ? [up, down] : [up, down, off];
  }
  const entry = (one: unknown, index: number) =>
    isSections ? (
      <SectionEntry
        schema={item}
        path={[...path, index]}
        value={one}
        title={titleOf(index)}
        sections={items}
        onDuplicate={() => entries.put(index + 1, renamed(one, items))}
      />
    ) : (
      <Field
        schema={schema.prefixItems?.[index] ?? schema.items ?? {}}
        path={[...path, index]}
        value={one}
        label={itemOf(name, index)}
        isRequired
        hideLabel
      />
    );
  const removedBefore = (key?: number) =>
    entries.removed
      .filter(({ next }) => next === key)
      .map((one) => (
        <li key={one.key} data-removed={one.key} className="rounded-md bg-marigold-soft px-3 py-1.5">
          Removed: {nameOfEntry(one.entry)}.{" "}
          <LinkButton onClick={() => entries.undo(one, nameOfEntry(one.entry))}>Undo</LinkButton>
        </li>
      ));
  return (
    <FieldGroup
      {...{ path, hint, isRequired, hideLabel }}
      label={isFixed ? `${label} (always ${minItems})` : label}
      problem={problems.get(keyOf(path))}
    >
      <ol
        ref={entries.list}
        className={clsx("grid grid-cols-1", isSections ? "gap-1" : isBig ? "gap-2" : "gap-1.5")}
      >
        {items.flatMap((one, index) => [
          ...removedBefore(entries.keys[index]),
          <li
            key={entries.keys[index]}
            data-key={entries.keys[index]}
            data-section={isSections ? index : undefined}
          >
            <div
              className={clsx(
                "relative flex items-start gap-2",
                isBig && !isFolded && "max-sm:flex-col-reverse max-sm:items-stretch max-sm:gap-0",
                isBig && "rounded-md border border-line bg-white px-3 py-1.5",
                isSections && "has-[>details[open]]:border-leaf",
              )}
            >
              {isFolded ? (
                <Fold
                  paths={[[...path, index]]}
                  label={isSections ? <SectionHead section={one} /> : nameOfEntry(one, index)}
                  isOpenFirst={items.length === 1 || entries.added.has(entries.keys[index] ?? 0)}
                  className="min-w-0 flex-1 [&>summary]:pr-28"
                >
                  {entry(one, index)}
                </Fold>
              ) : (
                <div className="min-w-0 flex-1">{entry(one, index)}</div>
              )}
              <div
                className={clsx(
                  "flex shrink-0 justify-end",
                  isFolded && "absolute top-1.5 right-2",
                  isSections && "mt-1.5",
                )}
              >
                {toolsFor(index).map((tool) => (
                  <ToolButton key={tool.sign} {...tool} />
                ))}
              </div>
            </div>
            {isSections && index < items.length - 1 && (
              <AddHere below={titleOf(index)} onClick={() => setAddingAt(index + 1)} />
            )}
          </li>,
        ])}
        {removedBefore()}
      </ol>
      <p role="status" className="sr-only">
        {entries.said}
      </p>
      {!isFixed && items.length < maxItems && (
        <div>
          <SmallButton onClick={isSections ? () => setAddingAt(items.length) : add}>
            Add {itemOf(name, 0).replace(/ 1$/, "").toLowerCase()}
          </SmallButton>
        </div>
      )}
      {addingAt !== undefined && (
        <SectionChooser
          schema={item}
          sections={items}
          // Not below what ends the page.
          onChoose={(section) =>
            entries.put(addingAt < items.length ? addingAt : withSection(items, section).index, section)
          }
          onClose={() => setAddingAt(undefined)}
        />
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
