import { href, trail } from "../../addresses.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section } from "../../ui/section.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { HomeCopy } from "./copy.ts";
import { Featured } from "./featured.tsx";
import { Hero } from "./hero.tsx";
import { Engagement, Figures, Industries, PhonePrompt } from "./sections.tsx";

export function homeHead({ seo, hero }: HomeCopy): PageHead {
  return { seo, path: href("/"), trail: trail("/"), pictures: [hero.picture.name] };
}

export function Home({ copy }: { copy: HomeCopy }) {
  return (
    <>
      <Hero {...copy.hero} />
      <Figures {...copy.stats} />
      <PhonePrompt {...copy.phonePrompt} />
      <Featured {...copy.featured} />
      <Section tone="sand">
        <TracedFigure figure={copy.traced} />
      </Section>
      <Industries {...copy.industries} />
      <Engagement {...copy.how} />
      <CallToAction {...copy.closing} />
    </>
  );
}
