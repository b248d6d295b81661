import { useEffect, useState } from "react";
import { ButtonLink } from "../../../ui/button.tsx";
import { copy } from "./carbon-advisory.data.ts";

/** The table of contents beside the briefing; it follows the reader on large screens. */
export function SectionIndex() {
  const current = useCurrentChapter();
  const { label, to } = copy.closing.action;
  return (
    <nav aria-label="On this page" className="col-span-12 lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
      <ol className="grid gap-x-6 border-t border-ink sm:grid-cols-2 lg:grid-cols-1">
        {copy.chapters.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              aria-current={current === id ? "location" : undefined}
              className="grid grid-cols-[2rem_1fr] py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
            >
              <span className="figures text-ink-soft">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <ButtonLink to={to} className="mt-6 max-lg:hidden">
        {label}
      </ButtonLink>
    </nav>
  );
}

/** The chapter under the upper third of the window, if any. */
function useCurrentChapter(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = () => {
      const line = window.innerHeight / 3;
      const above = ({ id }: { id: string }) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
      setCurrent(copy.chapters.findLast(above)?.id);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    return () => removeEventListener("scroll", find);
  }, []);
  return current;
}
