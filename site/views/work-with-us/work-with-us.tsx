import { clsx } from "clsx";
import type { ReactNode } from "react";
import { APPLIED_FRAGMENT } from "../../../contract/forms.ts";
import { trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { siteConfig } from "../../config.ts";
import { firm } from "../../content/reader/read.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { Hero } from "../../ui/hero.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { WorkWithUsCopy } from "./copy.ts";

export const workWithUsHead = ({ seo, hero }: WorkWithUsCopy) => pageHead("/work-with-us", seo, hero.picture);

/** `children` is the form for applications. */
export function WorkWithUs({ copy, children }: { copy: WorkWithUsCopy; children?: ReactNode }) {
  const { hero, benefits, form, careersContact } = copy;
  const image = shown(hero.picture);
  const { source } = image.picture;
  return (
    <>
      <Hero
        layout="split"
        tone="sand"
        trail={trail("/work-with-us")}
        title={hero.title}
        lede={hero.lede}
        titleClassName="max-w-[8.4em]"
        ledeClassName="max-[24rem]:min-h-[5lh]"
      >
        <Picture
          {...image}
          eager
          showSource={false}
          imageClassName="object-cover object-top lg:h-[26rem] 2xl:h-auto 2xl:max-h-[36rem]"
        />
      </Hero>
      {/* The section begins with the source of the picture above it. */}
      <Section aria-labelledby="benefits" className={clsx(source && "pt-5")}>
        <SourceLine source={source} className="mb-14 text-sm text-ink-soft" />
        <SectionHeading id="benefits" title={benefits.title} />
        <Points
          points={benefits.items}
          className="mt-14 grid gap-x-12 lg:grid-cols-2"
          itemClassName="grid gap-x-8 gap-y-2 border-t border-line py-7 sm:grid-cols-[11rem_1fr]"
          textClassName=""
        />
      </Section>
      <Apply {...form} sends={siteConfig().careers} contact={careersContact}>
        {children}
      </Apply>
    </>
  );
}

type ApplyProps = WorkWithUsCopy["form"] & {
  /** Whether applications reach the firm; otherwise the form is a demonstration. */
  sends: boolean;
  contact: WorkWithUsCopy["careersContact"];
  children: ReactNode;
};

function Apply({ title, intro, sending, sends, contact, children }: ApplyProps) {
  const { careersEmail } = firm();
  const [before, after] = contact.text.split(careersEmail);
  return (
    <Section tone="white" aria-labelledby="apply">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading id="apply" title={title} lede={sends ? sending.intro : intro} />
          <div className="mt-10 border-l-4 border-marigold pl-5">
            <h3 className="text-h4">{contact.title}</h3>
            <p className="mt-2">
              {before}
              <a href={`mailto:${careersEmail}`} className="font-semibold text-leaf underline">
                {careersEmail}
              </a>
              {after}
            </p>
          </div>
        </div>
        <div>
          {sends && (
            <p
              id={APPLIED_FRAGMENT}
              className="mb-8 hidden border-l-4 border-leaf bg-sand p-5 font-semibold target:block"
            >
              {sending.sent.title}. {sending.sent.text}
            </p>
          )}
          {children}
        </div>
      </div>
    </Section>
  );
}
