import type { ReactNode } from "react";
import { href, trail } from "../../addresses.ts";
import { services } from "../../content/services.ts";
import type { PageHead } from "../../seo/head.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import type { ServicesCopy } from "./copy.ts";
import { Practices } from "./practices.tsx";
import { WhyChoose } from "./why-choose.tsx";

export function servicesHead({ seo }: ServicesCopy): PageHead {
  const pictures = services()
    .slice(0, 1)
    .map(({ picture }) => picture.name);
  return { seo, path: href("/services"), trail: trail("/services"), pictures };
}

/** Its child is the list of tabs. */
export function Services({ copy, children }: { copy: ServicesCopy; children?: ReactNode }) {
  return (
    <>
      <Opening {...copy.hero} />
      <Practices {...copy.practices}>{children}</Practices>
      <WhyChoose {...copy.whyChoose} />
      <CallToAction {...copy.closing} />
    </>
  );
}

function Opening({ title, lede }: ServicesCopy["hero"]) {
  return (
    <section className="wrap grid-12 items-end gap-y-6 pt-8 pb-12 lg:pb-16">
      <Breadcrumbs trail={trail("/services")} className="col-span-12 lg:mb-6" />
      <h1 className="col-span-12 text-h1 lg:col-span-7">{title}</h1>
      <p className="col-span-12 max-w-xl text-lede text-ink-soft lg:col-span-5">{lede}</p>
    </section>
  );
}
