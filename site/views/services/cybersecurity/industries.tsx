import type { CybersecurityCopy } from "./copy.ts";
import { cells, Frame } from "./frame.tsx";

export function Industries({ title, items }: CybersecurityCopy["industries"]) {
  return (
    <Frame id="industries" title={title}>
      <ul className={cells}>
        {items.map(({ name, question }) => (
          <li key={name} className="grid lg:gap-px lg:grid-cols-[1fr_2fr]">
            <h3 className="bg-ink pt-3.5 font-sans text-sm lg:text-base font-semibold lg:px-10 lg:py-7">
              {name}
            </h3>
            <p className="bg-ink pb-3.5 font-display text-lg leading-snug lg:text-h3 lg:px-10 lg:py-6">
              {question}
            </p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
