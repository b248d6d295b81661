import { clsx } from "clsx";
import { useState } from "react";
import { proseDayText } from "../../../site/dates/dates.ts";
import type { FieldPath } from "../../content/field-path.ts";
import { SECTION_TYPES } from "../../content/section-types.ts";
import { entryTitle } from "../../content/words.ts";
import { Select, SmallButton } from "../controls.tsx";
import { CopyDialog } from "./copy-section.tsx";
import { Fold } from "./field-frame.tsx";
import { type FieldSchema, idOf, useForm } from "./form.ts";
import { Fields } from "./object-field.tsx";
import { asRead } from "./said.ts";
import { TypePicture } from "./section-chooser.tsx";

type Props = {
  path: FieldPath;
  section: unknown;
  title: string;
  /** Undefined if nobody knows the type of the section. */
  schema: FieldSchema | undefined;
  isOpenFirst: boolean;
  position: [index: number, count: number];
  onMove: (to: number) => void;
  /** Undefined where a page can have no second one. */
  onDuplicate?: () => void;
  onRemove: () => void;
};

/** One section: its picture, type and heading; unfolded its fields, and what can be done with it. */
export function SectionCard({ path, section, title, schema, isOpenFirst, ...card }: Props) {
  const { set, choices, Field } = useForm();
  const [isCopied, setCopied] = useState(false);
  const { type, hidden, returns } = Object(section) as Record<string, unknown>;
  const [index, count] = card.position;
  const name = SECTION_TYPES.get(String(type))?.name;
  const isHidden = hidden === true;
  const note = typeof returns === "string" && returns ? `Hidden until ${proseDayText(returns)}` : "Hidden";
  const hide = (next: boolean) => {
    const { hidden: _, returns: day, ...rest } = Object(section) as Record<string, unknown>;
    set(path, next ? { ...rest, hidden: true } : rest);
  };
  const head = (
    <span className="flex min-h-12 min-w-0 items-center gap-3">
      {name && (
        <TypePicture
          type={String(type)}
          className={clsx(
            "h-12 w-[4.8rem] shrink-0 rounded-sm border border-line object-cover object-top max-sm:hidden",
            isHidden && "opacity-40",
          )}
        />
      )}
      <span className="min-w-0">
        <span className="flex flex-wrap gap-x-2 text-ink-soft">
          <span className="font-normal">{name ?? "Unknown type"}</span>
          {isHidden && <span className="rounded-sm bg-sand px-1.5 text-ink">{note}</span>}
        </span>
        <span className={clsx("block break-words", isHidden && "text-ink-soft")}>
          {asRead(entryTitle(section) ?? "", choices.mentions)}
        </span>
      </span>
    </span>
  );
  const moves = [
    { sign: "↑", label: `Move ${title} up`, to: index - 1, isOff: index === 0 },
    { sign: "↓", label: `Move ${title} down`, to: index + 1, isOff: index === count - 1 },
  ];
  return (
    <div className="relative rounded-md border border-line bg-white px-3 py-1.5 has-[>details[open]]:border-leaf">
      <Fold paths={[path]} label={head} isOpenFirst={isOpenFirst} className="[&>summary]:pr-20">
        <div id={idOf(path)} tabIndex={-1} className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap gap-2 border-b border-line pb-3">
            {card.onDuplicate && <SmallButton onClick={card.onDuplicate}>Duplicate</SmallButton>}
            {schema && <SmallButton onClick={() => setCopied(true)}>Copy to another page</SmallButton>}
            <SmallButton onClick={() => hide(!isHidden)}>{isHidden ? "Show" : "Hide"}</SmallButton>
            <SmallButton onClick={card.onRemove}>Remove</SmallButton>
          </div>
          {isHidden && schema?.properties?.returns && (
            <Field
              schema={schema.properties.returns}
              path={[...path, "returns"]}
              value={returns}
              isRequired={false}
            />
          )}
          {schema ? (
            <Fields schema={schema} path={path} value={section} without={["hidden", "returns"]} />
          ) : (
            <TypeChoice path={path} type={type} />
          )}
        </div>
      </Fold>
      <div data-moves className="absolute top-2.5 right-2 flex">
        {moves.map(({ sign, label, to, isOff }) => (
          <button
            key={sign}
            type="button"
            title="Also: Alt and an arrow key"
            className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-ink/8 disabled:opacity-30"
            disabled={isOff}
            onClick={() => card.onMove(to)}
            aria-label={label}
          >
            {sign}
          </button>
        ))}
      </div>
      {isCopied && <CopyDialog section={section} title={title} onClose={() => setCopied(false)} />}
    </div>
  );
}

/** For a section whose type nobody knows, as after a mistake in the file. */
function TypeChoice({ path, type }: { path: FieldPath; type: unknown }) {
  const { set } = useForm();
  const id = idOf([...path, "type"]);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {type ? `Nobody knows the type “${String(type)}”. Choose` : "Choose"} what this section is, or remove
        it.
      </label>
      <Select
        id={id}
        options={[...SECTION_TYPES].map(([known, { name }]) => [known, name])}
        value=""
        onChange={(next) => set([...path, "type"], next)}
      >
        <option value="">Choose …</option>
      </Select>
    </div>
  );
}
