import { shown } from "../../art/render.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import type { ToolsCopy } from "./copy.ts";

export const toolsHead = ({ seo, hero }: ToolsCopy) => pageHead("/tools", seo, hero.picture);

export function Tools({ copy }: { copy: ToolsCopy }) {
  const { picture, ...words } = copy.hero;
  const image = shown(picture);
  return (
    <>
      <Hero tone="ink" trail="/tools" {...words}>
        <Picture {...image} eager showSource={false} className="print:hidden" />
      </Hero>
      <SourceLine {...image} className="wrap pt-3 text-sm text-ink-soft print:hidden" />
      <Section>
        <ul>
          {copy.items.map(({ title, text, action }) => (
            <li
              key={title}
              className="grid-12 items-center gap-y-4 border-t border-ink py-6 lg:py-8 print:gap-y-1 print:py-2"
            >
              <h2 className="col-span-12 text-h2 lg:col-span-4">{title}</h2>
              <p className="col-span-12 max-w-2xl text-lg lg:col-span-5">{text}</p>
              <div className="col-span-12 lg:col-span-3 lg:justify-self-end">
                <ButtonLink {...action} size="lg" className="max-sm:w-full" arrow />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
