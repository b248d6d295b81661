import { clsx } from "clsx";

type Props = { sections: Array<{ id: string; title: string }>; className?: string };

export const SectionIndex = ({ sections, className }: Props) => (
  <ol className={clsx("border-t border-ink", className)}>
    {sections.map(({ id, title }, index) => (
      <li key={id} className="border-b border-line">
        <a
          href={`#${id}`}
          className="grid grid-cols-[2rem_1fr] py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
        >
          <span className="figures text-ink-soft">{index + 1}</span>
          {title}
        </a>
      </li>
    ))}
  </ol>
);
