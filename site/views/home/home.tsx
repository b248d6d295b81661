import { shown } from "../../art/render.ts";
import { firm } from "../../content/reader/read.ts";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { phoneHref } from "../../ui/contact-links.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points, TextList, words } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import { ShortProof } from "../proof/proof.tsx";
import { ChangeList, NoneThisMonth } from "../rules/parts.tsx";
import type { HomeCopy } from "./copy.ts";
import { FirstQuestions } from "./first-questions.tsx";
import { HomeHero } from "./hero.tsx";

export const homeHead = ({ seo, hero }: HomeCopy) => pageHead("/", seo, hero.picture);

export function Home({ copy }: { copy: HomeCopy }) {
  const { featured, industries, how } = copy;
  return (
    <>
      <HomeHero {...copy.hero} />
      <Band stats={copy.stats} prompt={copy.phonePrompt} />
      <FirstQuestions {...copy.firstQuestions} />
      <Section aria-labelledby="featured">
        <p className="eyebrow mb-2 text-leaf">{featured.eyebrow}</p>
        <SectionHeading id="featured" title={featured.title} lede={featured.lede} />
        <p className="mt-2 flex flex-wrap gap-x-8">
          <ArrowLink {...featured.finder} className="max-sm:hidden" />
          <ArrowLink {...featured.estimator} />
          <ArrowLink {...featured.dates} />
        </p>
        <div className="mt-5 grid gap-x-8 gap-y-7 lg:mt-8 lg:grid-cols-3">
          {featured.items.map((item) => (
            <FeaturedService key={item.title} {...item} />
          ))}
        </div>
      </Section>
      <Changes {...copy.changes} />
      <Section tone="sand" id="traced">
        <TracedFigure figure={copy.traced} isStory />
      </Section>
      <ShortProof />
      <Section
        tone="ink"
        heading={{ id: "industries", title: industries.title, lede: industries.lede }}
      >
        <Points
          points={industries.items.map(({ name, text }) => ({ title: name, text }))}
          className="max-sm:rail mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4 lg:gap-y-6"
          itemClassName="border-t-2 border-leaf-light pt-1.5"
          textClassName="leading-snug text-paper/85"
        />
      </Section>
      <Section heading={{ id: "engagement", title: how.title }}>
        <NumberedPoints
          points={how.steps}
          className="max-sm:rail mt-4 grid lg:mt-6 gap-x-10 lg:grid-cols-3"
        />
      </Section>
      <CallToAction {...copy.closing} />
    </>
  );
}

const Band = ({ stats, prompt }: { stats: HomeCopy["stats"]; prompt: HomeCopy["phonePrompt"] }) => (
  <div className="border-b border-line bg-sand">
    <div className="wrap grid gap-x-12 gap-y-4 py-4 lg:grid-cols-[1fr_22rem] lg:py-5">
      <section aria-labelledby="record">
        <SectionHeading id="record" size="eyebrow" title={stats.title} />
        <dl className="mt-2 grid grid-cols-2 min-[24rem]:grid-cols-[repeat(4,auto)] gap-x-3 gap-y-2.5 lg:grid-cols-4 lg:gap-x-6">
          {stats.items.map((figure) => (
            <Stat key={figure.label} {...figure} size="small" />
          ))}
        </dl>
      </section>
      <section
        aria-labelledby="talk"
        className="max-lg:border-t max-lg:border-line max-lg:pt-3 lg:border-l lg:border-line lg:pl-8"
      >
        <SectionHeading id="talk" size="eyebrow" title={prompt.title} />
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
          <a
            href={phoneHref()}
            className="figures py-2.5 font-display text-h4 whitespace-nowrap text-leaf hover:text-leaf-dark"
          >
            {firm().phone}
          </a>
          <ArrowLink {...prompt.link} />
        </p>
        <p className="leading-snug">{prompt.text}</p>
      </section>
    </div>
  </div>
);

function Changes({ title, none, all }: HomeCopy["changes"]) {
  const changes = ruleChanges().slice(0, 3);
  return (
    <section aria-labelledby="changes" className="wrap grid-12 gap-y-3 pb-section">
      <div className="col-span-12 lg:col-span-3">
        <SectionHeading id="changes" title={title} size="h4" />
        <ArrowLink {...all} />
      </div>
      <div className="col-span-12 lg:col-span-9">
        <NoneThisMonth changes={changes} text={none} />
        <ChangeList changes={changes} />
      </div>
    </section>
  );
}

const FeaturedService = ({
  title,
  text,
  points,
  picture,
  link,
}: HomeCopy["featured"]["items"][number]) => (
  <article className="items-start gap-x-8 sm:max-lg:grid sm:max-lg:grid-cols-2">
    <Picture
      {...shown(picture)}
      service={link.to}
      imageClassName="rounded-lg max-sm:h-28 max-sm:object-cover"
    />
    <div>
      <h3 className="mt-3 text-h3">{title}</h3>
      <p className="mt-1.5">{words(text)}</p>
      <TextList
        items={points}
        className="mt-2 mb-2 list-disc pl-5 max-sm:hidden"
        itemClassName="py-0.5"
      />
      <ArrowLink {...link} />
    </div>
  </article>
);
