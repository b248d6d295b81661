import type { ComponentProps } from "react";
import { type PlainAddress, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { rulesOf } from "../../content/records/review.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { service } from "../../outputs/seo/json-ld.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { Reviewed } from "../../ui/reviewed.tsx";
import { Said } from "../../ui/said.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { serviceLinks } from "../related-links.ts";
import type { BriefCopy, WhyChooseCopy } from "./schema.ts";

type HeadCopy = Pick<PageHead, "seo"> & Parameters<typeof rulesOf>[0];

/** Head of a page about one service. Linked data names the service as the breadcrumbs name its page. */
export function serviceHead(address: PlainAddress, copy: HeadCopy, picture: { name: string }) {
  const { seo } = copy;
  const head = pageHead(address, seo, picture);
  const name = head.trail.at(-1)?.label ?? seo.title;
  return {
    ...head,
    rules: rulesOf(copy),
    graph: [service({ name, description: seo.description, path: head.path })],
  } satisfies PageHead;
}

type HeroProps = Omit<ComponentProps<typeof Hero>, "trail" | "title" | "lede" | "children"> & {
  address: PlainAddress;
  copy: Pick<ComponentProps<typeof Hero>, "eyebrow" | "title" | "lede"> & {
    picture: Parameters<typeof shown>[0];
    action?: { label: string; to: string };
  };
  picture: Pick<
    ComponentProps<typeof Picture>,
    "className" | "imageClassName" | "photoClassName" | "tallBelow"
  >;
  /** Classes of a line of its own for the picture's caption and source; without it the picture shows them itself. */
  sourceClassName?: string;
};

/** How the page of a service opens: its words, and its picture with caption and source. */
export function ServiceHero({ address, copy, picture, sourceClassName, ...props }: HeroProps) {
  const { picture: file, action, ...words } = copy;
  const image = shown(file);
  return (
    <Hero trail={trail(address)} {...words} actions={action && [action]} {...props}>
      <Picture {...image} service={address} eager showSource={sourceClassName === undefined} {...picture} />
      {sourceClassName !== undefined && (
        <SourceLine caption={image.caption} source={image.picture.source} className={sourceClassName} />
      )}
    </Hero>
  );
}

const briefLabels: Record<keyof BriefCopy, string> = {
  audience: "For whom",
  result: "What you get",
  time: "How long",
  fee: "What it costs",
  supplies: "What you supply",
  signs: "Who signs",
};

/** The service in six lines; every page of a service has them after its opening. */
export function Brief(copy: BriefCopy) {
  return (
    <section aria-labelledby="brief" className="wrap py-4 lg:py-6">
      <h2 id="brief" className="sr-only">
        In brief
      </h2>
      <dl className="grid gap-x-10 gap-y-2 rounded-lg border border-line bg-white p-4 text-ink sm:grid-cols-2 sm:p-6 lg:grid-cols-3 lg:gap-y-4">
        {(Object.keys(briefLabels) as (keyof BriefCopy)[]).map((field) => (
          <div key={field} className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-3">
            <dt className="text-sm font-semibold text-leaf">{briefLabels[field]}</dt>
            <dd className="text-sm leading-snug">{copy[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type WhyChooseProps = WhyChooseCopy & { id?: string; className?: string };

export function WhyChoose({ id = "why-choose", title, text, link, className }: WhyChooseProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="grid gap-x-12 gap-y-3 border-t-2 border-ink pt-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id={`${id}-title`} size="h3" title={title} />
        <div>
          <p className="max-w-3xl">
            <Said text={text} />
          </p>
          <a
            href={link.to}
            className="mt-2 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
          >
            {link.label}
            <ArrowRight className="size-4.5" />
          </a>
        </div>
      </div>
    </section>
  );
}

type Closing = ComponentProps<typeof CallToAction>;
type EndProps = Pick<Closing, "layout" | "tone" | "imageClassName"> & {
  copy: Parameters<typeof rulesOf>[0] & { closing: Closing };
};

/** How the page of a service ends: related links, when its rules were last reviewed, and a call to action. */
export function ServiceEnd({ copy, ...props }: EndProps) {
  return (
    <>
      <RelatedLinks links={serviceLinks(copy)} />
      <Reviewed rules={rulesOf(copy)} />
      <CallToAction {...copy.closing} {...props} />
    </>
  );
}
