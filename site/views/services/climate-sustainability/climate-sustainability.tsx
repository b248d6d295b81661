import { clsx } from "clsx";
import { shown } from "../../../art/render.ts";
import { service } from "../../../outputs/seo/json-ld.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ArrowRight } from "../../../ui/icons.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Stripes } from "../../../ui/stripes.tsx";
import { Brief, ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";
import { ServicesByRequest } from "./services-by-request.tsx";

const address = "/services/climate-sustainability";

/** The service is called what its page is called. */
export function climateSustainabilityHead(copy: ClimateSustainabilityCopy) {
  const { seo, hero } = copy;
  const head = serviceHead(address, copy, hero.picture);
  return { ...head, graph: [service({ name: hero.title, description: seo.description, path: head.path })] };
}

/** Weather on the left, policy and markets on the right; the study that needs both has the whole scale. */
const kinds = [
  { kind: "Physical", bar: <div className="h-2 bg-data-3" /> },
  { kind: "Transition", bar: <div className="h-2 bg-data-9" /> },
  { kind: "Physical and transition", bar: <Stripes className="h-2" /> },
];

export function ClimateSustainability({ copy }: { copy: ClimateSustainabilityCopy }) {
  const { hero, climateRisk } = copy;
  const isPhoto = shown(hero.picture).picture.photo;
  return (
    <>
      {/* The rings come in from the left edge; the words stand on the ground they leave free. */}
      <ServiceHero
        address={address}
        copy={hero}
        layout="right"
        tone="ink"
        className="words-on-picture"
        ledeClassName="max-w-xl"
        picture={{
          className: clsx(
            "-z-10 lg:absolute lg:inset-y-0 lg:left-0",
            isPhoto ? "lg:w-[48vw]" : "lg:w-[52vw]",
          ),
          imageClassName: "h-full object-cover object-right max-sm:h-40",
        }}
        source="px-gutter py-4 text-sm lg:absolute lg:bottom-0 lg:left-[calc(50%+clamp(0.5rem,1.1vw,1rem))] lg:max-w-xl lg:px-0"
      />
      <Brief {...copy.brief} />
      <ServicesByRequest {...copy.services} />
      <Consultancies {...copy.specialised} />
      <Section tone="sand" heading={{ id: "climate-risk", title: climateRisk.title, lede: climateRisk.lede }}>
        <div className="mt-5 grid gap-x-10 gap-y-5 lg:mt-8 lg:grid-cols-3">
          {kinds.map(({ kind, bar }) => (
            <div key={kind}>
              {bar}
              <h3 className="mt-3 eyebrow font-sans">{kind}</h3>
              <Points
                points={climateRisk.items.filter((item) => item.kind === kind)}
                level="h4"
                className="mt-2 grid gap-3"
                textClassName="mt-1 max-sm:text-sm"
              />
            </div>
          ))}
        </div>
      </Section>
      <ServiceEnd copy={copy} />
    </>
  );
}

const panels = [
  "bg-leaf-dark lg:pl-[max(var(--spacing-gutter),calc(50vw-42rem+var(--spacing-gutter)))]",
  "bg-leaf",
];

function Consultancies({ title, items }: ClimateSustainabilityCopy["specialised"]) {
  return (
    <section aria-labelledby="specialised">
      <SectionHeading id="specialised" title={title} className="wrap pb-5" />
      <div className="grid lg:grid-cols-2">
        {items.map((item, index) => (
          <article
            key={item.title}
            className={clsx("flex flex-col px-gutter py-7 text-paper lg:py-10", panels[index])}
          >
            <h3 className="text-h2">{item.title}</h3>
            <p className="mt-2 max-w-lg max-sm:text-sm">{item.text}</p>
            <TextList
              items={item.points}
              className="mt-3 mb-5 max-w-lg border-b border-current/40"
              itemClassName="border-t border-current/40 py-1.5 font-semibold max-sm:text-sm"
            />
            <ButtonLink
              to={item.link.to}
              variant="outline"
              size="lg"
              className="mt-auto self-start hover:bg-paper/15"
            >
              {item.link.label}
              <ArrowRight className="size-5" />
            </ButtonLink>
          </article>
        ))}
      </div>
    </section>
  );
}
