import { clsx } from "clsx";
import { shown } from "../../../art/render.ts";
import { service } from "../../../outputs/seo/json-ld.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ArrowRight } from "../../../ui/icons.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Stripes } from "../../../ui/stripes.tsx";
import { ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";
import { ServicesByRequest } from "./services-by-request.tsx";

const address = "/services/climate-sustainability";

/** The service is called what its page is called. */
export function climateSustainabilityHead(copy: ClimateSustainabilityCopy) {
  const { seo, hero } = copy;
  const head = serviceHead(address, copy, hero.picture);
  return { ...head, graph: [service({ name: hero.title, description: seo.description, path: head.path })] };
}

export function ClimateSustainability({ copy }: { copy: ClimateSustainabilityCopy }) {
  return (
    <>
      <Opening hero={copy.hero} />
      <ServicesByRequest {...copy.services} />
      <Consultancies {...copy.specialised} />
      <ClimateRisk {...copy.climateRisk} />
      <ServiceEnd copy={copy} tone="ink" />
    </>
  );
}

/** The rings come in from the left edge; the words stand on the ground they leave free. */
function Opening({ hero }: Pick<ClimateSustainabilityCopy, "hero">) {
  const isPhoto = shown(hero.picture).picture.photo;
  return (
    <ServiceHero
      address={address}
      copy={hero}
      layout="right"
      tone="ink"
      ledeClassName="max-w-xl"
      picture={{
        className: clsx("-z-10 lg:absolute lg:inset-y-0 lg:left-0", isPhoto ? "lg:w-[48vw]" : "lg:w-[52vw]"),
        imageClassName: "h-full object-cover object-right",
      }}
      source="px-gutter py-4 text-sm lg:absolute lg:bottom-0 lg:left-[calc(50%+clamp(0.5rem,1.1vw,1rem))] lg:max-w-xl lg:px-0"
    />
  );
}

const panels = [
  "bg-data-1 lg:pl-[max(var(--spacing-gutter),calc(50vw-42rem+var(--spacing-gutter)))]",
  "bg-leaf",
];

function Consultancies({ title, items }: ClimateSustainabilityCopy["specialised"]) {
  return (
    <section aria-labelledby="specialised">
      <SectionHeading id="specialised" title={title} className="wrap pb-8" />
      <div className="grid lg:grid-cols-2">
        {items.map((item, index) => (
          <article
            key={item.title}
            className={clsx("flex flex-col px-gutter py-9 text-paper lg:py-20", panels[index])}
          >
            <h3 className="max-w-[6em] text-h1">{item.title}</h3>
            <p className="mt-6 max-w-lg text-lg">{item.text}</p>
            <TextList
              items={item.points}
              className="mt-5 mb-6 max-w-lg lg:mt-8 lg:mb-10 border-b border-current/40"
              itemClassName="border-t border-current/40 py-3 font-semibold"
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

/** Weather on the left, policy and markets on the right; the study that needs both lies across, in the whole scale. */
const kinds = [
  { kind: "Physical", bar: <div className="h-2 bg-data-3" /> },
  { kind: "Transition", bar: <div className="h-2 bg-data-9" /> },
  { kind: "Physical and transition", bar: <Stripes className="h-2" />, className: "lg:col-span-2" },
];

function ClimateRisk({ title, lede, items }: ClimateSustainabilityCopy["climateRisk"]) {
  return (
    <Section tone="sand" className="max-lg:py-9" heading={{ id: "climate-risk", title, lede }}>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:gap-y-14 lg:mt-16 lg:grid-cols-2">
        {kinds.map(({ kind, bar, className }) => (
          <div key={kind} className={className}>
            {bar}
            <h3 className="mt-4 eyebrow font-sans">{kind}</h3>
            <Points
              points={items.filter((item) => item.kind === kind)}
              level="h4"
              className="mt-3 grid gap-4 lg:mt-6 lg:gap-8"
              titleClassName="text-h3"
              textClassName="mt-2 max-w-xl"
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
