import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import type { PageHead } from "../../../../seo/head.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { serviceHead } from "../../service-head.ts";
import { Chapter } from "./chapter.tsx";
import type { StrategyTransformationCopy } from "./copy.ts";

export function strategyTransformationHead({ seo, hero }: StrategyTransformationCopy): PageHead {
  return serviceHead("/services/climate-sustainability/strategy-transformation", {
    seo,
    picture: hero.picture,
  });
}

export function StrategyTransformation({ copy }: { copy: StrategyTransformationCopy }) {
  return (
    <>
      <Hero {...copy.hero} />
      <ol className="wrap py-section">
        {copy.topics.map((topic, index) => (
          <Chapter key={topic.title} topic={topic} number={index + 1} />
        ))}
      </ol>
      <CallToAction {...copy.closing} />
    </>
  );
}

/** The drawing's ground is the section's own colour, so the cable comes straight out of the page. */
function Hero({ title, lede, picture }: StrategyTransformationCopy["hero"]) {
  const image = shown(picture);
  return (
    <section className="bg-sand">
      <div className="wrap relative pt-8">
        <Breadcrumbs trail={trail("/services/climate-sustainability/strategy-transformation")} />
        <div className="mt-10 grid-12 items-end gap-y-6 lg:mt-14">
          <h1 className="col-span-12 max-w-[13ch] text-hero lg:col-span-8">{title}</h1>
          <p className="col-span-12 max-w-xl pb-2 text-lede lg:col-span-4">{lede}</p>
        </div>
      </div>
      <Picture
        {...image}
        eager
        showSource={false}
        className={image.picture.photo && "mt-10"}
        imageClassName="max-h-[36rem] object-cover object-top"
      />
      <div className="bg-paper">
        <SourceLine source={image.picture.source} className="wrap pt-2 text-right text-sm text-ink-soft" />
      </div>
    </section>
  );
}
