import type { ComponentProps, ReactNode } from "react";
import { href, type PlainAddress, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { rulesOf } from "../../content/records/review.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { service } from "../../outputs/seo/json-ld.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { Reviewed } from "../../ui/reviewed.tsx";
import { serviceLinks } from "../related-links.ts";

type HeadCopy = Pick<PageHead, "seo"> & Parameters<typeof rulesOf>[0];

/** Head of a page about one service; the service is called what the breadcrumbs call its page. */
export function serviceHead(
  address: PlainAddress,
  copy: HeadCopy,
  picture: { name: string },
): PageHead & Required<Pick<PageHead, "graph">> {
  const { seo } = copy;
  const path = href(address);
  const crumbs = trail(address);
  const name = crumbs.at(-1)?.label ?? seo.title;
  return {
    seo,
    path,
    trail: crumbs,
    pictures: [picture.name],
    rules: rulesOf(copy),
    graph: [service({ name, description: seo.description, path })],
  };
}

type Link = { label: string; to: string };

type HeroProps = Omit<ComponentProps<typeof Hero>, "trail" | "title" | "lede" | "children"> & {
  address: PlainAddress;
  copy: {
    eyebrow?: string;
    title: string;
    lede: string;
    picture: Parameters<typeof shown>[0];
    action?: Link;
  };
  picture: Pick<
    ComponentProps<typeof Picture>,
    "className" | "imageClassName" | "photoClassName" | "tallBelow"
  >;
  /** Where the picture's caption and source stand apart from it; otherwise they are its own. */
  source?: string;
};

/** How the page of a service opens: its words, and its picture with caption and source. */
export function ServiceHero({ address, copy, picture, source, ...props }: HeroProps) {
  const { picture: file, action, ...words } = copy;
  const image = shown(file);
  return (
    <Hero trail={trail(address)} {...words} actions={action && [action]} {...props}>
      <Picture {...image} service={address} eager showSource={source === undefined} {...picture} />
      {source !== undefined && (
        <SourceLine caption={image.caption} source={image.picture.source} className={source} />
      )}
    </Hero>
  );
}

type EndProps = Omit<ComponentProps<typeof CallToAction>, keyof Closing> & {
  copy: Parameters<typeof serviceLinks>[0] & Parameters<typeof rulesOf>[0] & { closing: Closing };
};
type Closing = Pick<
  ComponentProps<typeof CallToAction>,
  "title" | "text" | "action" | "secondary" | "picture"
>;

/** How the page of a service ends: where to read on, how old its facts are, and one thing to do next. */
export function ServiceEnd({ copy, ...props }: EndProps): ReactNode {
  return (
    <>
      <RelatedLinks links={serviceLinks(copy)} />
      <Reviewed rules={rulesOf(copy)} />
      <CallToAction {...copy.closing} {...props} />
    </>
  );
}
