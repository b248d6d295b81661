import { ArrowLeft } from "lucide-react";
import { shown } from "../../art/render.ts";
import { answersOn } from "../../content/records/answers.ts";
import {
  type CorporateCategory,
  corporateCategories,
} from "../../content/records/corporate-trainings.ts";
import { leadOf } from "../../content/records/team.ts";
import { firstSentence } from "../../content/records/training-facts.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { href } from "../../paths.ts";
import { AnsweredQuestions } from "../../ui/answers.tsx";
import { asksAbout } from "../../ui/asks-about.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Lead } from "../../ui/lead.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import type { CorporateTrainingsCopy } from "./copy.ts";

export const corporateTrainingsHead = ({ seo }: CorporateTrainingsCopy) =>
  pageHead("/corporate-trainings", seo, corporateCategories()[0]?.picture);

/** Shows what the hash names: by CSS (`data-by-hash`) until hash-view.ts takes over. Without scripts, all. */
export function CorporateTrainings({ copy }: { copy: CorporateTrainingsCopy }) {
  const { hero, overview, detail, benefits, answers, closing } = copy;
  const categories = corporateCategories();
  return (
    <div data-by-hash className="group/page">
      <Hero trail="/corporate-trainings" {...hero} />
      <div className="wrap pb-14 lg:pt-6 lg:pb-20">
        <Lead
          member={leadOf("corporate-training")}
          label="Who plans your training"
          className="mb-8 border-t-2 border-ink pt-4"
        />
        <Overview {...overview} categories={categories} />
        <div className="grid-12 gap-y-14">
          <nav
            aria-label="Categories"
            className="col-span-12 max-lg:order-1 lg:sticky lg:top-28 lg:col-span-3 lg:self-start scripting:group-data-by-hash/page:group-not-has-[article:target]/page:hidden"
          >
            <ul className="border-t border-ink">
              {categories.map(({ id, shortTitle }) => (
                <li key={id} className="border-b border-line">
                  <a
                    href={`${href("/corporate-trainings")}#${id}`}
                    className="block py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
                  >
                    {shortTitle}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="col-span-12 lg:col-span-9 lg:pl-8">
            {categories.map((category) => (
              <Category key={category.id} category={category} {...detail} />
            ))}
          </div>
        </div>
      </div>
      <Section
        tone="sand"
        id="benefits"
        heading={{ id: "benefits-title", title: benefits.title, lede: benefits.intro }}
      >
        <Points
          points={benefits.items}
          className="mt-8 border-b border-line lg:mt-14"
          itemClassName="grid-12 gap-y-2 border-t border-line py-6"
          titleClassName="col-span-12 text-h3 lg:col-span-5"
          textClassName="col-span-12 text-lg lg:col-span-7"
        />
      </Section>
      <AnsweredQuestions {...answers} answers={answersOn("corporate-trainings")} />
      <CallToAction {...closing} />
    </div>
  );
}

type OverviewProps = CorporateTrainingsCopy["overview"] & { categories: CorporateCategory[] };

function Overview({ title, intro, categories }: OverviewProps) {
  const sources = categories.map(({ picture }) => shown(picture).picture.source).filter(Boolean);
  return (
    <section
      id="overview"
      aria-labelledby="overview-title"
      tabIndex={-1}
      {...asksAbout(title, "corporate-training")}
      className="scripting:group-data-by-hash/page:group-has-[article:target]/page:hidden"
    >
      <div className="grid-12 gap-y-4 border-t border-ink pt-5">
        <SectionHeading
          id="overview-title"
          size="h3"
          title={title}
          className="col-span-12 lg:col-span-4"
        />
        <p className="col-span-12 lg:col-span-8">{intro}</p>
      </div>
      <ul className="enters mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3 lg:pb-14">
        {categories.map(({ id, picture, shortTitle, duration, description }) => (
          <li key={id} className="lg:nth-[3n+2]:translate-y-14">
            <a href={`${href("/corporate-trainings")}#${id}`} className="group block">
              <div className="grid grid-cols-[6rem_1fr] gap-4 sm:block">
                <Picture {...shown(picture)} showSource={false} imageClassName="rounded-lg" />
                <div className="sm:mt-4">
                  <h3 className="text-h3 group-hover:text-leaf">{shortTitle}</h3>
                  <p className="font-semibold text-leaf">{duration}</p>
                  <p className="mt-2">{firstSentence(description)}</p>
                </div>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <SourceLine
        picture={{ source: [...new Set(sources)].join(" · ") }}
        className="mt-8 text-sm opacity-75"
      />
    </section>
  );
}

type CategoryProps = CorporateTrainingsCopy["detail"] & { category: CorporateCategory };

function Category({ category, modulesTitle, stats }: CategoryProps) {
  const { id, title, description, duration, format, picture, modules } = category;
  const titleId = `${id}-title`;
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      {...asksAbout(title, "corporate-training")}
      className="scripting:group-data-by-hash/page:not-target:hidden"
    >
      <a
        href={href("/corporate-trainings")}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
      >
        <ArrowLeft className="size-4.5" />
        Back to All Trainings Overview
      </a>
      <div className="grid-12 gap-y-8">
        <div className="col-span-12 sm:col-span-7">
          <SectionHeading id={titleId} title={title} />
          <p className="mt-6 text-lg">{description}</p>
          <dl className="mt-6 border-b border-line">
            {Object.entries({ Duration: duration, Format: format }).map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
                <dt>{label}</dt>
                <dd className="figures font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          {...shown(picture)}
          className="col-span-12 sm:col-span-5"
          imageClassName="rounded-lg"
        />
      </div>
      <h3 className="mt-10 text-h3">{modulesTitle}</h3>
      <NumberedPoints
        points={modules}
        level="h4"
        className="mt-5 grid gap-x-8 border-b border-line lg:grid-cols-2"
      />
      <dl className="mt-10 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {stats.map((figure) => (
          <Stat key={figure.label} {...figure} className="border-l border-line pl-4" />
        ))}
      </dl>
      <div className="mt-10 actions">
        <ButtonLink to={href("/contact")}>Enroll Now</ButtonLink>
        <ButtonLink to={href("/contact")} variant="outline" label="Download Curriculum" />
      </div>
    </article>
  );
}
