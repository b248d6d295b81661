import { type KeyboardEvent, useRef, useState } from "react";
import { keyOf } from "../../content/field-path.ts";
import { mayAdd, renamed } from "../../content/section-types.ts";
import { titleIn } from "../../content/words.ts";
import { SmallButton } from "../controls.tsx";
import { LinkButton } from "../parts.tsx";
import { FieldGroup } from "./field-frame.tsx";
import { type ControlProps, exampleOf, resolved, useForm } from "./form.ts";
import { asRead } from "./said.ts";
import { SectionCard } from "./section-card.tsx";
import { SectionChooser } from "./section-chooser.tsx";

type Removed = { section: unknown; index: number; key: number };

/** React keys: a section keeps its own when it moves, and with it its open fold and the focus inside. */
let lastKey = 0;
const newKey = () => (lastKey += 1);

/** The sections of a page: each can be changed, moved, duplicated, copied, hidden and removed, and others added. */
export function SectionList({ schema, path, value, label, hint, hideLabel }: ControlProps) {
  const { root, data, set, problems, choices } = useForm();
  const sections = Array.isArray(value) ? value : [];
  const list = useRef<HTMLOListElement>(null);
  const keys = useRef<number[]>([]);
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [addingAt, setAddingAt] = useState<number>();
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState("");
  // Something else than this list put other sections into the form.
  if (keys.current.length !== sections.length) keys.current = sections.map(newKey);

  const variants = (schema.items?.oneOf ?? []).map((one) => resolved(one, root));
  const variantOf = (type: unknown) => variants.find(({ properties }) => properties?.type?.const === type);
  const titleOf = (section: unknown) =>
    asRead(titleIn("sections", section) ?? "Section without a type", choices.mentions).slice(0, 80);

  function put(index: number, section: unknown, key = newKey()) {
    keys.current = keys.current.toSpliced(index, 0, key);
    set(path, sections.toSpliced(index, 0, section));
    setOpened(key);
    requestAnimationFrame(() => {
      const card = list.current?.querySelector(`[data-section="${index}"]`);
      card?.querySelector<HTMLElement>("input, textarea, select, summary")?.focus();
      card?.scrollIntoView({ block: "nearest" });
    });
  }

  function add(type: string) {
    const index = addingAt ?? sections.length;
    setAddingAt(undefined);
    const example = exampleOf(variantOf(type) ?? {}, root, choices);
    put(index, renamed(example, sections));
    setSaid(`Added ${titleOf(example)}.`);
  }

  function duplicate(index: number) {
    put(index + 1, renamed(sections[index], sections));
    setSaid(`Duplicated ${titleOf(sections[index])}.`);
  }

  function move(index: number, to: number) {
    if (to < 0 || to >= sections.length) return;
    const focused = document.activeElement as HTMLElement;
    const [key = 0] = keys.current.slice(index, index + 1);
    keys.current = keys.current.toSpliced(index, 1).toSpliced(to, 0, key);
    set(path, sections.toSpliced(index, 1).toSpliced(to, 0, sections[index]));
    setSaid(`${titleOf(sections[index])} is now section ${to + 1} of ${sections.length}.`);
    requestAnimationFrame(() => {
      // At the end of the list its button cannot be pressed again: the other one has the focus then.
      if (focused.matches(":disabled"))
        focused.parentElement?.querySelector<HTMLElement>("button:enabled")?.focus();
      else focused.focus();
    });
  }

  function remove(index: number) {
    const [key = 0] = keys.current.slice(index, index + 1);
    keys.current = keys.current.toSpliced(index, 1);
    set(path, sections.toSpliced(index, 1));
    setRemoved([...removed, { section: sections[index], index, key }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-removed="${key}"] button`)?.focus(),
    );
  }

  function undo({ section, index, key }: Removed) {
    setRemoved(removed.filter((one) => one.key !== key));
    put(Math.min(index, sections.length), section, key);
    setSaid(`${titleOf(section)} is back.`);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step || !(event.target as Element).matches("summary, summary ~ *, [data-moves] *"))
      return;
    event.preventDefault();
    move(index, index + step);
  }

  const gone = (index: number) =>
    removed
      .filter((one) => Math.min(one.index, sections.length) === index)
      .map((one) => (
        <li
          key={one.key}
          data-removed={one.key}
          className="my-1 flex flex-wrap items-baseline gap-x-3 rounded-md bg-marigold-soft px-4 py-2"
        >
          <span className="min-w-0 break-words">Removed: {titleOf(one.section)}.</span>
          <LinkButton onClick={() => undo(one)}>
            Undo<span className="sr-only"> and put {titleOf(one.section)} back</span>
          </LinkButton>
        </li>
      ));

  return (
    <FieldGroup {...{ path, label, hint, hideLabel }} problem={problems.get(keyOf(path))}>
      <ol ref={list} className="grid grid-cols-1">
        {sections.map((section, index) => [
          ...gone(index),
          <li
            key={keys.current[index]}
            data-section={index}
            className="group"
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <SectionCard
              path={[...path, index]}
              section={section}
              title={titleOf(section)}
              schema={variantOf(Object(section).type)}
              isOpenFirst={keys.current[index] === opened}
              position={[index, sections.length]}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              {...(mayAdd(String(Object(section).type), sections) && { onDuplicate: () => duplicate(index) })}
            />
            <button
              type="button"
              className="flex h-7 w-full items-center gap-2 text-line hover:text-leaf focus-visible:text-leaf"
              onClick={() => setAddingAt(index + 1)}
            >
              <span aria-hidden="true" className="h-px flex-1 bg-current opacity-0 group-hover:opacity-100" />
              <span className="text-ink-soft">+ Add a section here</span>
              <span className="sr-only">, below {titleOf(section)}</span>
              <span aria-hidden="true" className="h-px flex-1 bg-current opacity-0 group-hover:opacity-100" />
            </button>
          </li>,
        ])}
        {gone(sections.length)}
      </ol>
      <div>
        <SmallButton onClick={() => setAddingAt(sections.length)}>Add a section</SmallButton>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <SectionChooser
        isOpen={addingAt !== undefined}
        sections={(Object(data).sections as unknown[]) ?? []}
        onChoose={add}
        onClose={() => setAddingAt(undefined)}
      />
    </FieldGroup>
  );
}
