import { Plus } from "../../ui/icons.tsx";
import { SectionIndex } from "../../ui/section-index.tsx";

type Props = { label: string; sections: Array<{ id: string; title: string }> };

/** The article's headings: in the margin and following the reader on wide screens, folded on others. */
export function Contents({ label, sections }: Props) {
  if (sections.length < 2) return null;
  return (
    <nav
      aria-label={label}
      data-pagefind-ignore
      className="max-xl:-mb-4 lg:[grid-area:1/1/2/3] xl:sticky xl:[grid-area:1/1/2/2] xl:top-28 xl:self-start xl:text-sm print:hidden"
    >
      <div data-follow-chapters className="max-xl:hidden">
        <p className="pb-2 font-semibold">{label}</p>
        <SectionIndex sections={sections} />
      </div>
      <details className="group border-y border-line lg:max-w-[38rem] xl:hidden">
        <summary className="flex items-center justify-between py-3 font-semibold text-leaf">
          {label}
          <Plus className="size-5 group-open:rotate-45" />
        </summary>
        <SectionIndex sections={sections} className="mb-4" />
      </details>
    </nav>
  );
}
