import { clsx } from "clsx";
import { type ClipboardEvent, type ComponentProps, useState } from "react";
import type { Choice } from "../../content/choices.ts";
import type { FieldPath } from "../../content/field-path.ts";
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
  const { schema } = field;
  const { root, choices } = useForm();
  const item = resolved(schema.items ?? {}, root);
  const folder = referenceOf(schema);
  const options = folder
    ? (choices.records[folder] ?? [])
    : item.enum?.map((id) => ({ id: String(id), title: labelOf(String(id)) }));
  return options ? <Checkboxes {...field} options={options} /> : <EntryList {...field} />;
}

/** What the entries of a list are, and how they are shown. */
function useList({ schema, path, value }: ControlProps) {
  const { root, choices, data } = useForm();
  const name = nameOf(path);
  const items = Array.isArray(value) ? value : [];
  const item = resolved(schema.items ?? {}, root);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const above: unknown = name === "cells" && valueAt(data, [...path.slice(0, -3), "columns"]);
  /** Of the columns of a table, which its rows follow. */
  const headings = Array.isArray(above) ? above.slice(1).map(String) : undefined;
  const columns: unknown = name === "rows" && valueAt(data, [...path.slice(0, -1), "columns"]);
  const isBig = isObject(item) || isList(item) || item.oneOf !== undefined;
  const nameOfEntry = (entry: unknown, index = 0) =>
    asRead(titleIn(name, entry) ?? itemOf(name, index), choices.mentions);
  return {
    name,
    items,
    item,
    headings,
    columns: Array.isArray(columns) ? columns : undefined,
    most: maxItems,
    always: minItems === maxItems ? minItems : undefined,
    isFixed: minItems === maxItems || items.length === headings?.length,
    isBig,
    isFolded: isBig && !isRow(item, root),
    isSections: name === "sections" && item.oneOf !== undefined,
    nameOfEntry,
    titleOf: (index: number) => nameOfEntry(items[index], index).slice(0, 60),
    /** A new entry without words, for all columns of a table. */
    blank() {
      const made = emptyOf(schema.items ?? {}, root);
      const isNamed = typeof made === "object" && made !== null && "id" in made && made.id === "";
      const id = isNamed && { id: freeId(itemOf(name, 0), items) };
      const cells = Array.isArray(columns) && { cells: columns.slice(1).map(() => "") };
      return id || cells ? { ...(made as object), ...id, ...cells } : made;
    },
  };
}

type List = ReturnType<typeof useList>;

/** Takes the cells of a spreadsheet into a table, from the field on that has the caret. */
function useSheetPaste(path: FieldPath, { items, columns, blank }: List) {
  const { set } = useForm();
  return (event: ClipboardEvent) => {
    const [found, row, cell] =
      /-rows-(\d+)-(?:name|cells-(\d+))$/.exec((event.target as Element).id) ?? [];
    const sheet = event.clipboardData.getData("text/plain");
    if (!found || !columns || !sheet.includes("\t")) return;
    event.preventDefault();
    set(path, withSheet(items, [Number(row), cell ? Number(cell) + 1 : 0], sheet, blank));
  };
}

/** Takes several paragraphs as several entries; `note` says so, and gives them back as they were. */
function useParagraphPaste(path: FieldPath, { items, item, headings, most }: List) {
  const { set } = useForm();
  const [pasted, setPasted] = useState<{ words: string; before: unknown[] }>();
  function onPaste(event: ClipboardEvent): void {
    const { target } = event;
    const text = event.clipboardData.getData("text/plain");
    const { length } = paragraphsIn(text);
    const isText = target instanceof HTMLTextAreaElement && isType(item, "string") && !headings;
    if (!isText || length < 2 || items.length + length - 1 > most) return;
    const index = items.findIndex((_, at) => target.id === idOf([...path, at]));
    if (index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart: start, selectionEnd: end } = target;
    set(path, withParagraphs(items, text, { index, start, end }));
    const words = `You pasted ${length} paragraphs: each is an entry of its own now.`;
    setPasted({ words, before: items });
  }
  function undo(): void {
    set(path, pasted?.before);
    setPasted(undefined);
  }
  return { onPaste, note: pasted && <PasteNote words={pasted.words} onUndo={undo} /> };
}

function EntryList(field: ControlProps) {
  const { path, label, isRequired } = field;
  const list = useList(field);
  const { name, items, item, most, always, isFixed, isBig, isSections } = list;
  const entries = useEntries(path, items, isRequired);
  const [addingAt, setAddingAt] = useState<number>();
  const pasteSheet = useSheetPaste(path, list);
  const paragraphs = useParagraphPaste(path, list);
  const add = () => {
    if (isSections) setAddingAt(items.length);
    else entries.put(items.length, list.blank());
  };
  const gapOfBig = isBig ? "gap-2" : "gap-1.5";
  return (
    <FieldGroup {...field} label={always === undefined ? label : `${label} (always ${always})`}>
      <ol
        ref={entries.list}
        onPaste={pasteSheet}
        // Before the field itself takes it as one paragraph.
        onPasteCapture={paragraphs.onPaste}
        className={clsx("grid grid-cols-1", isSections ? "gap-1" : gapOfBig)}
      >
        {entries.places.map((place) => (
          <Entry
            key={place.key}
            field={field}
            list={list}
            entries={entries}
            place={place}
            onAddAt={setAddingAt}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {entries.said}
      </p>
      {paragraphs.note}
      {!isFixed && items.length < most && (
        <div>
          <SmallButton onClick={add}>
            Add {itemOf(name, 0).replace(/ 1$/, "").toLowerCase()}
          </SmallButton>
        </div>
      )}
      {addingAt !== undefined && (
        <SectionChooser
          schema={item}
          sections={items}
          onChoose={(section) => {
            // Not below what ends the page.
            const last = withSection(items, section).index;
            entries.put(addingAt < items.length ? addingAt : last, section);
          }}
          onClose={() => setAddingAt(undefined)}
        />
      )}
    </FieldGroup>
  );
}

type Entries = ReturnType<typeof useEntries>;

type EntryProps = {
  field: ControlProps;
  list: List;
  entries: Entries;
  place: Entries["places"][number];
  onAddAt: (index: number) => void;
};

/** One entry, or that it was removed. */
function Entry({ field, list, entries, place, onAddAt }: EntryProps) {
  const { items, isBig, isFolded, isSections, nameOfEntry } = list;
  const { key, isNew, removed } = place;
  const index = entries.shown.indexOf(place);
  if (index < 0)
    return (
      <li data-removed={key} className="rounded-md bg-marigold-soft px-3 py-1.5">
        Removed: {nameOfEntry(removed)}.{" "}
        <LinkButton onClick={() => entries.undo(place, nameOfEntry(removed))}>Undo</LinkButton>
      </li>
    );
  const one = items[index];
  const fields = <EntryFields field={field} list={list} entries={entries} index={index} />;
  return (
    <li data-key={key} data-section={isSections ? index : undefined}>
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
            paths={[[...field.path, index]]}
            label={isSections ? <SectionHead section={one} /> : nameOfEntry(one, index)}
            isOpenFirst={items.length === 1 || isNew}
            className="min-w-0 flex-1 [&>summary]:pr-28"
          >
            {fields}
          </Fold>
        ) : (
          <div className="min-w-0 flex-1">{fields}</div>
        )}
        <EntryTools list={list} entries={entries} index={index} />
      </div>
      {isSections && index < items.length - 1 && (
        <AddHere below={list.titleOf(index)} onClick={() => onAddAt(index + 1)} />
      )}
    </li>
  );
}

type PlacedProps = { list: List; entries: Entries; index: number };

function EntryFields({ field, list, entries, index }: PlacedProps & { field: ControlProps }) {
  const { schema, path } = field;
  const { Field } = useForm();
  const { name, items, item, headings, isSections, titleOf } = list;
  const one = items[index];
  if (isSections)
    return (
      <SectionEntry
        schema={item}
        path={[...path, index]}
        value={one}
        title={titleOf(index)}
        onDuplicate={() => entries.put(index + 1, renamed(one, items))}
      />
    );
  return (
    <Field
      schema={schema.prefixItems?.[index] ?? schema.items ?? {}}
      path={[...path, index]}
      value={one}
      label={headings?.[index] || itemOf(name, index)}
      isRequired
      hideLabel={!headings}
    />
  );
}

/** Moves an entry, and removes it. */
function EntryTools({ list, entries, index }: PlacedProps) {
  const { items, headings, isFixed, isFolded, isSections } = list;
  const title = list.titleOf(index);
  const mover = (sign: string, direction: string, to: number) => (
    <ToolButton
      sign={sign}
      label={`Move ${title} ${direction}`}
      disabled={to < 0 || to === items.length}
      onClick={() => entries.move(index, to, title)}
    />
  );
  return (
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
        <ToolButton sign="✕" label={`Remove ${title}`} onClick={() => entries.remove(index)} />
      )}
    </div>
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
