import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { Hero } from "../../../../ui/hero.tsx";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { serviceHead } from "../../service-head.ts";
import { Chapter } from "./chapter.tsx";
import type { StrategyTransformationCopy } from "./copy.ts";
import { Frames } from "./frames.tsx";

export function strategyTransformationHead(copy: StrategyTransformationCopy): PageHead {
  return serviceHead("/services/climate-sustainability/strategy-transformation", copy, copy.hero.picture);
}

export function StrategyTransformation({ copy }: { copy: StrategyTransformationCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <Frames {...copy.followed} />
      <ol className="wrap py-4 lg:py-20">
        {copy.topics.map((topic, index) => (
          <Chapter key={topic.title} topic={topic} number={index + 1} />
        ))}
      </ol>
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} tone="sand" imageClassName="object-right-top" />
    </>
  );
}

/** The drawing's ground is the section's own colour, so the cable comes straight out of the page. */
function Opening({ title, lede, picture, action }: StrategyTransformationCopy["hero"]) {
  const image = shown(picture);
  return (
    <Hero
      layout="split"
      tone="sand"
      size="hero"
      trail={trail("/services/climate-sustainability/strategy-transformation")}
      title={title}
      lede={lede}
      actions={[action]}
      titleClassName="max-w-[7.8em]"
      ledeClassName="max-w-xl pb-2"
    >
      <Picture
        {...image}
        eager
        showSource={false}
        className={image.picture.photo ? undefined : "max-md:-mt-3 md:-mt-10 lg:-mt-14"}
        imageClassName="max-h-[36rem] object-cover object-top max-md:h-48"
      />
      <SourceLine
        caption={image.caption}
        source={image.picture.source}
        className="wrap pt-2 pb-4 text-sm text-ink-soft"
      />
    </Hero>
  );
}
