import { clsx } from "clsx";
import { useId, useState } from "react";
import { Dialog } from "../../../site/ui/dialog.tsx";
import type { FieldPath } from "../../content/field-path.ts";
import { mayAdd, renamed, SECTION_TYPES, withSection } from "../../content/section-types.ts";
import { entryTitle } from "../../content/words.ts";
import { isoText } from "../../moments.ts";
import { call, useAction } from "../api.ts";
import { Problem, Select, SmallButton } from "../parts.tsx";
import { Link, routeOf, to } from "../route.tsx";
import { Fields, VariantField } from "./fields.tsx";
import { exampleOf, type FieldSchema, useForm, variantsOf } from "./form.ts";
import { explain } from "./problem-list.tsx";
import { asRead } from "./said.ts";

type Section = { type?: string; hidden?: boolean; returns?: string };

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
  onDuplicate: () => void;
};

/** Of a section whose type nobody knows the type is asked for. */
export function SectionEntry({ schema, path, value, title, onDuplicate }: Props) {
  const { root, data, set } = useForm();
  const [isCopied, setCopied] = useState(false);
  const { type = "", hidden, returns, ...fields } = Object(value) as Section;
  const variant = variantsOf(schema, root).get(type);
  if (!variant) return <VariantField {...{ schema, path, value, label: title }} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        {mayAdd(type, Object(data).sections) && (
          <SmallButton onClick={onDuplicate}>Duplicate</SmallButton>
        )}
        <SmallButton onClick={() => setCopied(true)}>Copy to another page</SmallButton>
        <SmallButton
          onClick={() => set(path, { type, ...fields, ...(!hidden && { hidden: true }) })}
        >
          {hidden ? "Show on the page" : "Hide"}
        </SmallButton>
      </div>
      {hidden && (
        <div>
          <Fields schema={variant} path={path} value={value} names={["returns"]} />
          {returns && (
            <Link href={to(["content", "publish"], { day: returns })}>Plan that publish</Link>
          )}
        </div>
      )}
      <Fields schema={variant} path={path} value={value} />
      {isCopied && <CopyDialog section={value} title={title} onClose={() => setCopied(false)} />}
    </div>
  );
}

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

const PICTURES = import.meta.glob<string>("./section-pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** How a section of this type looks; tests/section-pictures.ts photographs it. */
function TypePicture({ type, className }: { type: string; className: string }) {
  const src = PICTURES[`./section-pictures/${type}.webp`];
  return src && <img src={src} alt="" className={`aspect-8/5 rounded-sm ${className}`} />;
}

type ChooserProps = {
  schema: FieldSchema;
  /** Those that the page has already. */
  sections: unknown[];
  onChoose: (section: unknown) => void;
  onClose: () => void;
};

/** The types that the page may still have; the chosen one comes with words to be replaced. */
export function SectionChooser({ schema, sections, onChoose, onClose }: ChooserProps) {
  const { root, choices } = useForm();
  const offered = [...SECTION_TYPES].filter(([type]) => mayAdd(type, sections));
  const choose = (type: string) => {
    onClose();
    onChoose(renamed(exampleOf(variantsOf(schema, root).get(type) ?? {}, root, choices), sections));
  };
  return (
    <Dialog open onClose={onClose} title="Add a section" size="wide">
      {(["general", "drawing"] as const).map((kind) => (
        <section key={kind} className="mt-5">
          <h3 className="mb-3 font-semibold">
            {kind === "general" ? "For any page" : "Drawings made for one page"}
          </h3>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
            {offered
              .filter(([, type]) => type.kind === kind)
              .map(([type, { name, use }]) => (
                <li key={type}>
                  <button
                    type="button"
                    onClick={() => choose(type)}
                    className="grid size-full content-start rounded-md p-1 text-left hover:bg-ink/8"
                  >
                    <TypePicture type={type} className="w-full border border-line" />
                    <span className="mt-2 block font-semibold">{name}</span>
                    <span className="block leading-snug text-ink-soft">{use}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

type CopyProps = { section: unknown; title: string; onClose: () => void };
type Copying = "asking" | "busy" | { title: string; index: number; of: number };

/** Copies a section as it is in the form to another page, before what ends it, and saves that page. */
function CopyDialog({ section, title, onClose }: CopyProps) {
  const { choices } = useForm();
  const id = useId();
  const [file, setFile] = useState("");
  const [state, setState] = useState<Copying>("asking");
  const { problem, act } = useAction();
  const here = routeOf().parts.at(-1);
  const pages = (choices.records.sectionPages ?? []).filter((page) => page.id !== here);

  async function copy() {
    setState("busy");
    const target = await call("GET /api/content/record", { query: { file } });
    const record = Object(target.data) as { sections: unknown[] };
    if (!mayAdd(String(Object(section).type), record.sections))
      throw new Error(
        `“${target.title}” has such a section already, and a page can have one only.`,
      );
    const { index, sections } = withSection(record.sections, section);
    const data = { ...record, sections };
    const body = { file, hash: target.hash, data };
    await call("PUT /api/content/record", { body }).catch(explain);
    setState({ title: target.title, index, of: sections.length });
  }

  return (
    <Dialog open onClose={onClose} title="Copy to another page">
      <p className="mt-3 break-words">{title}</p>
      {typeof state === "object" ? (
        <p role="status" className="mt-4">
          It is now number {state.index + 1} of the {state.of} sections of “{state.title}”. It is
          saved there, and visitors see it once it is published.{" "}
          <Link href={to(["content", "edit", file])}>Open {state.title}</Link>
        </p>
      ) : (
        <div className="mt-4 grid gap-2">
          <label htmlFor={id} className="font-semibold">
            Page
          </label>
          <Select
            id={id}
            value={file}
            options={pages.map((page) => [page.id, page.title])}
            onChange={setFile}
          >
            <option value="">Choose …</option>
          </Select>
          <p className="text-ink-soft">It is added there before the closing, and saved at once.</p>
          <SmallButton
            variant="default"
            disabled={state === "busy" || !file}
            onClick={async () => (await act(copy)) || setState("asking")}
            label={state === "busy" ? "Checking …" : "Copy"}
          />
          <Problem>{problem}</Problem>
        </div>
      )}
    </Dialog>
  );
}
