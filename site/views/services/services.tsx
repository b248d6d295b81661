import { DEFAULT_SERVICE } from "../../../contract/fields.ts";
import { shown } from "../../art/render.ts";
import { answersOn } from "../../content/records/answers.ts";
import { topicOn } from "../../content/records/page-tree.ts";
import { type Service, services } from "../../content/records/services.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { AnsweredQuestions } from "../../ui/answers.tsx";
import { asksAbout } from "../../ui/asks-about.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Diagram } from "../../ui/diagram.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ServicesCopy } from "./copy.ts";

export const servicesHead = ({ seo }: ServicesCopy) =>
  pageHead("/services", seo, services()[0]?.picture);

export function Services({ copy }: { copy: ServicesCopy }) {
  const { label, offerings } = copy.practices;
  const { points, ...words } = copy.whyChoose;
  const tabs = services().map((service) => ({
    id: service.id,
    label: service.title,
    panel: <Practice service={service} offerings={offerings} eager={service.id === INITIAL} />,
  }));
  return (
    <>
      <Hero trail="/services" {...copy.hero} ledeClassName="max-w-xl text-ink-soft" />
      <section aria-label={label} className="border-t border-line">
        <Tabs
          label={label}
          tabs={tabs}
          initial={INITIAL}
          layout="side"
          className="wrap py-section"
        />
      </section>
      <Diagram id="why-choose" tone="ink" {...words}>
        <ol className="enters wrap mt-5 mb-4 grid gap-3 lg:mt-8 lg:grid-cols-5">
          {points.map(({ title, text, sheet, when }) => (
            <li key={title} className="flex flex-col">
              <p className="self-start rounded-t-md bg-marigold px-3.5 py-1 text-sm font-semibold">
                {sheet}
              </p>
              <div className="flex-1 rounded-tr-sm bg-white px-4 pt-2 pb-4 text-ink">
                <p className="text-sm text-ink-soft">{when}</p>
                <h3 className="mt-0.5 text-h4">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Diagram>
      <AnsweredQuestions {...copy.answers} answers={answersOn("services")} />
      <CallToAction {...copy.closing} layout="across" tone="leaf" />
    </>
  );
}

const INITIAL = "carbon-advisory";

function Practice({
  service,
  offerings,
  eager,
}: {
  service: Service;
  offerings: string;
  eager: boolean;
}) {
  const { id, title, description, services, picture, metrics, actions } = service;
  const listId = `${id}-offerings`;
  return (
    <article className="max-lg:pt-8 no-scripting:py-12" {...asksAbout(title, topicOf(actions))}>
      <div className="grid gap-x-12 gap-y-5 lg:gap-y-8 xl:grid-cols-[1fr_25rem]">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-3 max-w-xl text-lg lg:mt-5">{description}</p>
        </div>
        <Picture
          {...shown(picture)}
          service={actions.primary.to}
          eager={eager}
          imageClassName="rounded-lg"
        />
        {metrics && (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 lg:grid-cols-2 xl:col-span-2 xl:grid-cols-4">
            {metrics.map((metric) => (
              <Stat key={metric.label} {...metric} className="border-l border-line pl-4" />
            ))}
          </dl>
        )}
        <div className="xl:col-span-2">
          <h3 id={listId} className="eyebrow font-sans text-leaf">
            {offerings}
          </h3>
          <ul
            aria-labelledby={listId}
            className="mt-3 grid gap-x-12 border-t border-ink sm:grid-cols-2"
          >
            {services.map((name) => (
              <li key={name} className="border-b border-line py-2 lg:py-3">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-5 actions lg:mt-8">
        <ButtonLink {...actions.primary} size="lg">
          <span className="sr-only">{title}</span>
        </ButtonLink>
        <ButtonLink {...actions.secondary} variant="outline" size="lg" />
      </div>
    </article>
  );
}

/** The topic of the page that one of the two buttons leads to; the other leads to the contact form. */
const topicOf = ({ primary, secondary }: Service["actions"]) =>
  [primary.to, secondary.to].map(topicOn).find((topic) => topic !== DEFAULT_SERVICE) ??
  DEFAULT_SERVICE;
