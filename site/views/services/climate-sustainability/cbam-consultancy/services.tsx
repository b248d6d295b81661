import { ArrowRight } from "../../../../ui/icons.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";
import { Icon } from "./icon.tsx";

type Props = CbamCopy["services"] & Pick<CbamCopy, "related">;

export function Services({ title, lede, items, related }: Props) {
  return (
    <Section className="max-lg:py-8">
      <SectionHeading title={title} lede={lede} />
      <div className="mt-6 grid gap-6 lg:mt-12 lg:gap-12 lg:grid-cols-[1fr_20rem]">
        <ol>
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-2 border-t border-line py-3 sm:grid-cols-2 sm:py-4 lg:py-7"
            >
              <h3 className="flex gap-3 text-h4">
                <Icon name={item.icon} />
                {item.title}
              </h3>
              <p>
                <Said text={item.text} />
              </p>
            </li>
          ))}
        </ol>
        <Related {...related} />
      </div>
    </Section>
  );
}

function Related({ title, text, links }: CbamCopy["related"]) {
  return (
    <aside className="self-start rounded-lg bg-leaf-dark p-5 lg:p-7 text-paper">
      <h3 className="text-h4">{title}</h3>
      <p className="mt-3 mb-5">{text}</p>
      {links.map(({ label, to }) => (
        <a
          key={to}
          href={to}
          className="flex items-center justify-between border-t border-line-dark py-3 font-semibold hover:underline"
        >
          {label}
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
      ))}
    </aside>
  );
}
