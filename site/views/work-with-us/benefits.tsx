import { SourceLine } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import type { WorkWithUsCopy } from "./copy.ts";

type Props = WorkWithUsCopy["benefits"] & { source: string };

/** It begins with the source of the picture above it. */
export function Benefits({ title, items, source }: Props) {
  return (
    <Section aria-labelledby="benefits" className="pt-5">
      <SourceLine source={source} className="mb-14 text-sm text-ink-soft" />
      <h2 id="benefits" className="text-h2">
        {title}
      </h2>
      <ul className="mt-14 grid gap-x-12 lg:grid-cols-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-2 border-t border-line py-7 sm:grid-cols-[11rem_1fr]"
          >
            <h3 className="text-h4">{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
