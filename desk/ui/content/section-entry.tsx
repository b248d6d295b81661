import { clsx } from "clsx";
import { useState } from "react";
import type { FieldPath } from "../../content/field-path.ts";
import { mayAdd, SECTION_TYPES } from "../../content/section-types.ts";
import { entryTitle } from "../../content/words.ts";
import { isoText } from "../moments.ts";
import { SmallButton } from "../parts.tsx";
import { CopyDialog } from "./copy-section.tsx";
import { type FieldSchema, useForm, variantOf } from "./form.ts";
import { Fields, VariantField } from "./object-field.tsx";
import { asRead } from "./said.ts";
import { TypePicture } from "./section-chooser.tsx";

type Section = { type?: string; hidden?: boolean; returns?: string };

/** What a folded section shows: its picture, type and heading, and whether it is hidden. */
export function SectionHead({ section }: { section: unknown }) {
  const { choices } = useForm();
  const { type = "", hidden, returns } = Object(section) as Section;
  return (
    <span className="flex min-h-12 items-center gap-3">
      <TypePicture
        type={type}
        className={clsx("h-12 shrink-0 border border-line max-sm:hidden", hidden && "opacity-40")}
      />
      <span className={clsx("min-w-0 break-words", hidden && "text-ink-soft")}>
        <span className="block font-normal text-ink-soft">
          {SECTION_TYPES.get(type)?.name ?? "Unknown type"}{" "}
          {hidden && (
            <span className="inline-block rounded-sm bg-sand px-1.5 text-ink">
              Hidden{returns && ` until ${isoText(returns)}`}
            </span>
          )}
        </span>
        {asRead(entryTitle(section) ?? "", choices.mentions)}
      </span>
    </span>
  );
}

type Props = {
  /** Of a section of any type. */
  schema: FieldSchema;
  path: FieldPath;
  value: unknown;
  title: string;
  /** All sections of the page. */
  sections: unknown[];
  onDuplicate: () => void;
};

/** The fields of a section, and what can be done with it. Of one whose type nobody knows the type is asked for. */
export function SectionEntry({ schema, path, value, title, sections, onDuplicate }: Props) {
  const { root, set, Field } = useForm();
  const [isCopied, setCopied] = useState(false);
  const { type = "", hidden, returns, ...fields } = Object(value) as Section;
  const variant = variantOf(schema, type, root);
  if (!variant) return <VariantField {...{ schema, path, value, label: title }} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        {mayAdd(type, sections) && <SmallButton onClick={onDuplicate}>Duplicate</SmallButton>}
        <SmallButton onClick={() => setCopied(true)}>Copy to another page</SmallButton>
        <SmallButton onClick={() => set(path, { type, ...fields, ...(!hidden && { hidden: true }) })}>
          {hidden ? "Show on the page" : "Hide"}
        </SmallButton>
      </div>
      {hidden && (
        <Field
          schema={variant.properties?.returns ?? {}}
          path={[...path, "returns"]}
          value={returns}
          isRequired={false}
        />
      )}
      <Fields schema={variant} path={path} value={value} without={["hidden", "returns"]} />
      {isCopied && <CopyDialog section={value} title={title} onClose={() => setCopied(false)} />}
    </div>
  );
}

/** The line between two sections, by which another one is added there. */
export const AddHere = ({ below, onClick }: { below: string; onClick: () => void }) => (
  <button
    type="button"
    className="mt-1 flex h-7 w-full items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line hover:text-leaf"
    onClick={onClick}
  >
    <span>
      + Add here<span className="sr-only">, below {below}</span>
    </span>
  </button>
);
