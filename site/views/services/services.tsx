import { href, trail } from "../../addresses.ts";
import { answersOn } from "../../content/records/answers.ts";
import { services } from "../../content/records/services.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Answers } from "../../ui/answers.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import type { ServicesCopy } from "./copy.ts";
import { Practices } from "./practices.tsx";
import { WhyChoose } from "./why-choose.tsx";

export function servicesHead({ seo }: ServicesCopy): PageHead {
  const pictures = services()
    .slice(0, 1)
    .map(({ picture }) => picture.name);
  return { seo, path: href("/services"), trail: trail("/services"), pictures };
}

export function Services({ copy }: { copy: ServicesCopy }) {
  return (
    <>
      <Hero layout="split" trail={trail("/services")} {...copy.hero} ledeClassName="max-w-xl text-ink-soft" />
      <Practices {...copy.practices} />
      <WhyChoose {...copy.whyChoose} />
      <Answers {...copy.answers} answers={answersOn("services")} />
      <CallToAction {...copy.closing} layout="across" tone="ink" />
    </>
  );
}
