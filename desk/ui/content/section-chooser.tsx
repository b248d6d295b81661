import { Dialog } from "../../../site/ui/dialog.tsx";
import { mayAdd, SECTION_TYPES } from "../../content/section-types.ts";

const PICTURES = import.meta.glob<string>("./section-pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** How a section of this type looks, as `node scripts/section-pictures.ts` photographed it. */
export function TypePicture({ type, className }: { type: string; className: string }) {
  const src = PICTURES[`./section-pictures/${type}.webp`];
  return <img src={src} alt="" width={320} height={200} loading="lazy" className={className} />;
}

type Props = {
  isOpen: boolean;
  /** Those that the page has already. */
  sections: unknown[];
  onChoose: (type: string) => void;
  onClose: () => void;
};

/** The types of sections that the page may still have, each with a picture and what it is good for. */
export function SectionChooser({ isOpen, sections, onChoose, onClose }: Props) {
  const offered = [...SECTION_TYPES].filter(([type]) => mayAdd(type, sections));
  const groups = [
    { title: "For any page", types: offered.filter(([, { group }]) => !group) },
    {
      title: "Drawings made for one page",
      types: offered.filter(([, { group }]) => group === "drawing"),
    },
  ];
  return (
    <Dialog open={isOpen} onClose={onClose} title="Add a section" size="wide">
      {isOpen &&
        groups.map(({ title, types }) => (
          <section key={title} className="mt-5">
            <h3 className="mb-3 font-semibold">{title}</h3>
            <ul className="grid grid-cols-1 gap-x-4 gap-y-5 min-[24rem]:grid-cols-2 sm:grid-cols-3">
              {types.map(([type, { name, use }]) => (
                <li key={type}>
                  <button
                    type="button"
                    onClick={() => onChoose(type)}
                    className="group block size-full rounded-md p-1 text-left hover:bg-ink/8"
                  >
                    <TypePicture
                      type={type}
                      className="aspect-8/5 h-auto w-full rounded-md border border-line object-cover object-top group-hover:border-leaf"
                    />
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
