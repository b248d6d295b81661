import { Dialog } from "../../../site/ui/dialog.tsx";
import { mayAdd, renamed, SECTION_TYPES } from "../../content/section-types.ts";
import { exampleOf, type FieldSchema, useForm, variantOf } from "./form.ts";

const PICTURES = import.meta.glob<string>("./section-pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** How a section of this type looks; tests/section-pictures.ts photographs it. */
export function TypePicture({ type, className }: { type: string; className: string }) {
  const src = PICTURES[`./section-pictures/${type}.webp`];
  return src && <img src={src} alt="" className={`aspect-8/5 rounded-sm ${className}`} />;
}

type Props = {
  /** Of a section of any type. */
  schema: FieldSchema;
  /** Those that the page has already. */
  sections: unknown[];
  onChoose: (section: unknown) => void;
  onClose: () => void;
};

/** The types of sections that the page may still have, with pictures; the chosen one comes with words to be replaced. */
export function SectionChooser({ schema, sections, onChoose, onClose }: Props) {
  const { root, choices } = useForm();
  const offered = [...SECTION_TYPES].filter(([type]) => mayAdd(type, sections));
  const choose = (type: string) => {
    onClose();
    onChoose(renamed(exampleOf(variantOf(schema, type, root) ?? {}, root, choices), sections));
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
