import { SourceLine } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { copy } from "./work-with-us.data.ts";

export function Benefits() {
  const { title, items } = copy.benefits;
  return (
    <Section aria-labelledby="benefits" className="pt-5">
      <SourceLine source={copy.hero.picture.source} className="mb-14 text-sm text-ink-soft" />
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
