import { clsx } from "clsx";
import { Said } from "../../../ui/said.tsx";
import type { CybersecurityCopy } from "./copy.ts";
import { cells, Frame } from "./frame.tsx";

export function Frameworks({ title, items }: CybersecurityCopy["frameworks"]) {
  return (
    <Frame id="frameworks" title={title} className="bg-ink-2">
      <ul className={clsx(cells, "sm:grid-cols-2 xl:grid-cols-4")}>
        {items.map(({ name, use, text }) => (
          <li key={name} className="bg-ink-2 py-5 sm:px-6 lg:py-9 lg:px-10">
            <p className="eyebrow text-marigold">{use}</p>
            <h3 className="mt-1.5 text-h4 lg:mt-3">{name}</h3>
            <p className="mt-1.5 text-paper/85 lg:mt-3">
              <Said text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
