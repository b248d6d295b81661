import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { Picture, SourceLine } from "../../../../ui/picture.tsx";
import { servicePage } from "../service-page.ts";
import { Chapter } from "./chapter.tsx";
import { copy } from "./strategy-transformation.data.ts";

const { trail, meta } = servicePage("strategy-transformation", copy);

export { meta };

export default function StrategyTransformation() {
  const { topics, closing } = copy;
  return (
    <>
      <Hero />
      <ol className="wrap py-section">
        {topics.map((topic, index) => (
          <Chapter key={topic.title} topic={topic} number={index + 1} />
        ))}
      </ol>
      <CallToAction {...closing} />
    </>
  );
}

/** The drawing's ground is the section's own colour, so the cable comes straight out of the page. */
function Hero() {
  const { title, lede, picture, pictureAlt } = copy.hero;
  return (
    <section className="bg-sand">
      <div className="wrap relative pt-8">
        <Breadcrumbs trail={trail} />
        <div className="mt-10 grid-12 items-end gap-y-6 lg:mt-14">
          <h1 className="col-span-12 max-w-[13ch] text-hero lg:col-span-8">{title}</h1>
          <p className="col-span-12 max-w-xl pb-2 text-lede lg:col-span-4">{lede}</p>
        </div>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        showSource={false}
        className={picture.photo && "mt-10"}
        imageClassName="max-h-[36rem] object-cover object-top"
      />
      <div className="bg-paper">
        <SourceLine source={picture.source} className="wrap pt-2 text-right text-sm text-ink-soft" />
      </div>
    </section>
  );
}
