import { clsx } from "clsx";
import { type ClipboardEvent, type ComponentProps, useState } from "react";
import type { Choice } from "../../content/choices.ts";
import { nameOf, valueAt } from "../../content/field-path.ts";
import { renamed, withSection } from "../../content/section-types.ts";
import { withSheet } from "../../content/table-rows.ts";
import { itemOf, labelOf, titleIn } from "../../content/words.ts";
import { Checks, SmallButton } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
import { FieldGroup, Fold } from "./field-frame.tsx";
import {
  type ControlProps,
  emptyOf,
  idOf,
  isList,
  isObject,
  isRow,
  isType,
  problemsWithin,
  referenceOf,
  resolved,
  useForm,
} from "./form.ts";
import { PasteNote } from "./paste-note.tsx";
import { paragraphsIn, withParagraphs } from "./pasted.ts";
import { asRead } from "./said.ts";
import { AddHere, SectionChooser, SectionEntry, SectionHead } from "./section-entry.tsx";
import { useEntries } from "./use-entries.ts";

export function ListField(field: ControlProps) {
  const { schema, path, value, label, isRequired } = field;
  const { root, choices, Field, data, set } = useForm();
  const name = nameOf(path);
  const items = Array.isArray(value) ? value : [];
  const item = resolved(schema.items ?? {}, root);
  const folder = referenceOf(schema);
  const options = folder
    ? (choices.records[folder] ?? [])
    : item.enum?.map((id) => ({ id: String(id), title: labelOf(String(id)) }));
  if (options) return <Checkboxes {...field} options={options} />;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const above: unknown = name === "cells" && valueAt(data, [...path.slice(0, -3), "columns"]);
  /** Of the columns of a table, which its rows follow. */
  const headings = Array.isArray(above) ? above.slice(1).map(String) : undefined;
  const isFixed = minItems === maxItems || items.length === headings?.length;
  const isBig = isObject(item) || isList(item) || item.oneOf !== undefined;
  const isFolded = isBig && !isRow(item, root);
  const isSections = name === "sections" && item.oneOf !== undefined;
  const entries = useEntries(path, items, isRequired);
  const [addingAt, setAddingAt] = useState<number>();
  const columns: unknown = name === "rows" && valueAt(data, [...path.slice(0, -1), "columns"]);
  function blank() {
    const made = emptyOf(schema.items ?? {}, root);
    const isNamed = typeof made === "object" && made !== null && "id" in made && made.id === "";
    const id = isNamed && { id: freeId(itemOf(name, 0), items) };
    const cells = Array.isArray(columns) && { cells: columns.slice(1).map(() => "") };
    return id || cells ? { ...Object(made), ...id, ...cells } : made;
  }
  const add = () => entries.put(items.length, blank());
  function pasteSheet(event: ClipboardEvent) {
    const [found, row, cell] =
      /-rows-(\d+)-(?:name|cells-(\d+))$/.exec((event.target as Element).id) ?? [];
    const sheet = event.clipboardData.getData("text/plain");
    if (!found || !Array.isArray(columns) || !sheet.includes("\t")) return;
    event.preventDefault();
    set(path, withSheet(items, [Number(row), cell ? Number(cell) + 1 : 0], sheet, blank));
  }
  const [pasted, setPasted] = useState<{ words: string; before: unknown[] }>();
  function pasteParagraphs(event: ClipboardEvent) {
    const { target } = event;
    const text = event.clipboardData.getData("text/plain");
    const { length } = paragraphsIn(text);
    const isText = target instanceof HTMLTextAreaElement && isType(item, "string") && !headings;
    if (!isText || length < 2 || items.length + length - 1 > maxItems) return;
    const index = items.findIndex((_, index) => target.id === idOf([...path, index]));
    if (index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart: start, selectionEnd: end } = target;
    set(path, withParagraphs(items, text, { index, start, end }));
    setPasted({
      words: `You pasted ${length} paragraphs: each is an entry of its own now.`,
      before: items,
    });
  }
  const nameOfEntry = (entry: unknown, index = 0) =>
    asRead(titleIn(name, entry) ?? itemOf(name, index), choices.mentions);
  const titleOf = (index: number) => nameOfEntry(items[index], index).slice(0, 60);
  const entry = (one: unknown, index: number) =>
    isSections ? (
      <SectionEntry
        schema={item}
        path={[...path, index]}
        value={one}
        title={titleOf(index)}
        onDuplicate={() => entries.put(index + 1, renamed(one, items))}
      />
    ) : (
      <Field
        schema={schema.prefixItems?.[index] ?? schema.items ?? {}}
        path={[...path, index]}
        value={one}
        label={headings?.[index] || itemOf(name, index)}
        isRequired
        hideLabel={!headings}
      />
    );
  return (
    <FieldGroup {...field} label={minItems === maxItems ? `${label} (always ${minItems})` : label}>
      <ol
        ref={entries.list}
        onPaste={pasteSheet}
        // Before the field itself takes it as one paragraph.
        onPasteCapture={pasteParagraphs}
        className={clsx("grid grid-cols-1", isSections ? "gap-1" : isBig ? "gap-2" : "gap-1.5")}
      >
        {entries.places.map((place) => {
          const { key, isNew, removed } = place;
          const index = entries.shown.indexOf(place);
          const one = items[index];
          if (index < 0)
            return (
              <li key={key} data-removed={key} className="rounded-md bg-marigold-soft px-3 py-1.5">
                Removed: {nameOfEntry(removed)}.{" "}
                <LinkButton onClick={() => entries.undo(place, nameOfEntry(removed))}>
                  Undo
                </LinkButton>
              </li>
            );
          const title = titleOf(index);
          const mover = (sign: string, direction: string, to: number) => (
            <ToolButton
              sign={sign}
              label={`Move ${title} ${direction}`}
              disabled={to < 0 || to === items.length}
              onClick={() => entries.move(index, to, title)}
            />
          );
          return (
            <li key={key} data-key={key} data-section={isSections ? index : undefined}>
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
                    isOpenFirst={items.length === 1 || isNew}
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
                  {!headings && mover("↑", "up", index - 1)}
                  {!headings && mover("↓", "down", index + 1)}
                  {!isFixed && (
                    <ToolButton
                      sign="✕"
                      label={`Remove ${title}`}
                      onClick={() => entries.remove(index)}
                    />
                  )}
                </div>
              </div>
              {isSections && index < items.length - 1 && (
                <AddHere below={title} onClick={() => setAddingAt(index + 1)} />
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {entries.said}
      </p>
      {pasted && (
        <PasteNote
          words={pasted.words}
          onUndo={() => {
            set(path, pasted.before);
            setPasted(undefined);
          }}
        />
      )}
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
            entries.put(
              addingAt < items.length ? addingAt : withSection(items, section).index,
              section,
            )
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

type ToolProps = ComponentProps<"button"> & { sign: string; label: string };

const ToolButton = ({ sign, label, ...props }: ToolProps) => (
  <button
    type="button"
    className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-ink/8 disabled:opacity-30"
    aria-label={label}
    {...props}
  >
    {sign}
  </button>
);

/** Chosen ids that are no option are shown too. */
function Checkboxes({ options, ...field }: ControlProps & { options: Choice[] }) {
  const { set, problems } = useForm();
  const { path, value } = field;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen.filter((id) => !options.some((option) => option.id === id));
  const all = [...options, ...unknown.map((id) => ({ id, title: `${id} (not known)` }))];
  return (
    <FieldGroup {...field} isRequired problem={problemsWithin(problems, path)[0]}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Checks
          options={all.map(({ id, title }) => [id, title])}
          chosen={chosen}
          onChange={(next) => set(path, next.length > 0 ? next : undefined)}
        />
      </div>
    </FieldGroup>
  );
}
