import type { ReactNode } from "react";
import { rulesOf } from "../../../../content/records/review.ts";
import { sampleDocumentOf } from "../../../../content/records/sample-documents.ts";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { faqPage } from "../../../../outputs/seo/json-ld.ts";
import { Brief } from "../../../../sections/brief/brief.tsx";
import { Questions } from "../../../../sections/questions/questions.tsx";
import { Reason } from "../../../../sections/reason/reason.tsx";
import { Related } from "../../../../sections/related/related.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { PointNumber, TextList, words } from "../../../../ui/points.tsx";
import { SampleLink } from "../../../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { TracedFigure } from "../../../../ui/traced-figure.tsx";
import { serviceHead } from "../../service-head.ts";
import { Consignment } from "./consignment.tsx";
import { type CbamCopy, cbamQuestionsCopy, findIcon } from "./copy.ts";
import { CbamDeadlines } from "./deadlines.tsx";
import { ChecklistOffer, FloatingLinks } from "./help.tsx";
import { Banner, CbamHero, Progress } from "./opening.tsx";

const path = "/services/climate-sustainability/cbam-consultancy";

/** Adds the questions to the page's rules and linked data: they are a record of their own. */
export function cbamHead(copy: CbamCopy): PageHead {
  const questions = cbamQuestionsCopy();
  const head = serviceHead(path, { ...copy, questions }, copy.hero.picture);
  return { ...head, graph: [...head.graph, faqPage(head.path, questions)] };
}

export function CbamConsultancy({ copy, children }: { copy: CbamCopy; children?: ReactNode }) {
  const { title, text, button } = copy.faq;
  const items = cbamQuestionsCopy();
  return (
    <>
      <Banner {...copy.banner} />
      <CbamHero {...copy.hero} path={path} />
      <Progress {...copy.progress} picture={copy.hero.picture} />
      <Brief section={copy.brief} page={{ path }} />
      <Assessment {...copy.assessment} trust={copy.trust} />
      <Services {...copy.services} related={copy.related} />
      <Consignment {...copy.consignment} />
      <Section tone="sand" className="lg:py-12">
        <TracedFigure figure={copy.traced} />
      </Section>
      <Sectors {...copy.sectors} />
      <CbamDeadlines {...copy.deadlines} />
      <Approach {...copy.approach} />
      <Results {...copy.results} />
      <Reason section={copy.why} />
      <ChecklistOffer {...copy.checklist}>{children}</ChecklistOffer>
      <Questions section={{ title, lede: text, action: button, items }} />
      <Related page={{ rules: rulesOf({ ...copy, items }) }} />
      <FloatingLinks {...copy.floating} />
    </>
  );
}

type AssessmentProps = CbamCopy["assessment"] & Pick<CbamCopy, "trust">;

const Assessment = ({ title, text, points, button, trust }: AssessmentProps) => (
  <Section tone="sand" id="assessment" className="lg:py-12">
    <div className="grid rounded-lg border-t-8 border-marigold bg-white shadow-panel lg:grid-cols-2">
      <div className="p-5 sm:p-7">
        <SectionHeading title={title} />
        <p className="mt-3">{text}</p>
        <ButtonLink {...button} size="lg" className="mt-5 max-sm:w-full" arrow />
      </div>
      <TextList
        items={points}
        className="self-center p-5 max-lg:pt-0 sm:p-7"
        itemClassName="border-line py-2 not-first:border-t"
      />
    </div>
    <TextList
      items={trust}
      className="mt-6 grid gap-3 sm:grid-cols-3 sm:gap-8"
      itemClassName="border-l-4 border-marigold pl-4 font-display text-h4"
    />
  </Section>
);

const Services = ({
  title,
  lede,
  items,
  related,
}: CbamCopy["services"] & Pick<CbamCopy, "related">) => (
  <Section className="lg:py-12" heading={{ title, lede }}>
    <div className="mt-5 grid gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-3">
      <ul className="max-sm:rail grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:contents">
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            <IconTitle icon={icon} title={title} />
            <p className="mt-1.5">{words(text)}</p>
          </li>
        ))}
      </ul>
      <aside className="self-start rounded-lg bg-leaf-dark p-5 text-paper">
        <h3 className="text-h4">{related.title}</h3>
        <p className="mt-1.5 mb-3">{related.text}</p>
        {related.links.map(({ label, to }) => (
          <a
            key={to}
            href={to}
            className="flex min-h-11 items-center justify-between border-t border-line-dark py-2 font-semibold hover:underline"
          >
            {label}
            <ArrowRight className="size-5" />
          </a>
        ))}
      </aside>
    </div>
  </Section>
);

const Sectors = ({ title, lede, items, check, estimate }: CbamCopy["sectors"]) => (
  <Section tone="ink" className="lg:py-12" heading={{ title, lede }}>
    <ul className="enters mt-5 grid gap-x-8 lg:mt-8 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ name, text, icon, hs }) => (
        <li
          key={name}
          className="grid grid-cols-[6rem_1fr] gap-x-4 border-t border-line-dark py-2.5 leading-snug"
        >
          <p className="text-sm">
            HS {hs.length > 1 ? "chapters" : "chapter"}
            <span className="figures mt-0.5 block font-display text-h3 text-marigold">
              {hs.join(", ")}
            </span>
          </p>
          <div>
            <IconTitle icon={icon} title={name} />
            <p className="opacity-85">{words(text)}</p>
          </div>
        </li>
      ))}
    </ul>
    <div className="mt-4 actions">
      <ButtonLink {...estimate} variant="secondary" size="lg" arrow />
      <ButtonLink {...check} variant="outline" size="lg" />
    </div>
  </Section>
);

function IconTitle({ icon, title }: { icon: string; title: string }) {
  const Icon = findIcon(icon);
  return (
    <h3 className="flex gap-3 text-h4">
      {Icon && <Icon strokeWidth={1.75} className="size-6 shrink-0 text-marigold" />}
      {title}
    </h3>
  );
}

const Approach = ({ title, steps }: CbamCopy["approach"]) => (
  <Section tone="sand" className="lg:py-12" heading={{ title, className: "max-w-3xl" }}>
    <ol className="max-sm:rail mt-5 grid gap-5 lg:mt-8 lg:gap-8 lg:grid-cols-3">
      {steps.map(({ title, text, result }, index) => (
        <li key={title} className="flex flex-col">
          <h3 className="flex items-baseline gap-3 text-h3">
            <PointNumber index={index} className="text-leaf" />
            {title}
          </h3>
          <p className="mt-1 mb-2">{words(text)}</p>
          <p className="mt-auto border-l-4 border-marigold bg-white py-1.5 pl-4 font-semibold">
            {result}
          </p>
        </li>
      ))}
    </ol>
  </Section>
);

const Results = ({ title, claim, story, deliverablesTitle, deliverables }: CbamCopy["results"]) => (
  <Section tone="leaf" className="lg:py-12">
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div>
        <SectionHeading size="h4" title={title} />
        <p className="mt-3 font-display text-h2">
          {claim.split(/(\d+%|€[\d,]+)/).map((part, index) =>
            index % 2 ? (
              <span key={part} className="text-marigold">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </p>
        <p className="mt-4 border-l-4 border-marigold pl-5">{story.limits}</p>
        <h3 className="mt-5 text-h4">{story.method}</h3>
        <ol className="mt-2 grid gap-2">
          {story.steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2rem_1fr]">
              <PointNumber index={index} className="font-display text-h4 text-marigold" />
              <p>
                <strong>{step.title}.</strong> {step.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="text-h4">{deliverablesTitle}</h3>
        <TextList
          items={deliverables}
          className="mt-3 gap-x-8 sm:columns-2"
          itemClassName="break-inside-avoid border-t border-line-dark py-2"
        />
        <SampleLink document={sampleDocumentOf("cbam-consultancy")} className="mt-5" />
      </div>
    </div>
  </Section>
);
