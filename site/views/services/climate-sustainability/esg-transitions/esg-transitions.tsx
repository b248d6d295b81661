import { clsx } from "clsx";
import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Points, TextList } from "../../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { TracedLine } from "../../../../ui/traced-line.tsx";
import { Brief, ServiceEnd, serviceHead } from "../../service-page.tsx";
import type { EsgTransitionsCopy } from "./copy.ts";
import { Flow } from "./flow.tsx";

const address = "/services/climate-sustainability/esg-transitions";

export const esgTransitionsHead = (copy: EsgTransitionsCopy) =>
  serviceHead(address, copy, copy.waterAudit.picture);

export function EsgTransitions({ copy }: { copy: EsgTransitionsCopy }) {
  const { outcomes, extraServices } = copy;
  return (
    <>
      <Audits {...copy} />
      <Brief {...copy.brief} />
      <Flow {...copy.flow} />
      <Section tone="sand" aria-labelledby="outcomes">
        <div className="grid-12 gap-y-4">
          <SectionHeading id="outcomes" title={outcomes.title} className="col-span-12 lg:col-span-4" />
          <Points
            list="ol"
            points={outcomes.items}
            className="col-span-12 grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:col-span-8 lg:gap-y-7"
            textClassName="mt-1 text-ink-soft"
          />
        </div>
      </Section>
      <TracedLine figure={copy.traced} />
      <Section heading={{ id: "extra", title: extraServices.title, size: "h3" }}>
        <Points
          list="dl"
          points={extraServices.items}
          className="mt-4 grid gap-x-12 gap-y-3 lg:mt-6 lg:grid-cols-3"
          titleClassName="text-lg font-semibold"
          textClassName="mt-1 text-ink-soft"
        />
      </Section>
      <ServiceEnd copy={copy} layout="panel" imageClassName="lg:object-right" />
    </>
  );
}

type Props = Pick<EsgTransitionsCopy, "hero" | "energyAudit" | "waterAudit">;

/** Two audits side by side from the first line down, each under its picture: energy on the warm half, water on the dark one. */
function Audits({ hero, energyAudit, waterAudit }: Props) {
  const [energy, water] = hero.title.split(/(?<=\.) /);
  return (
    <div className="relative isolate overflow-x-clip bg-marigold-soft">
      <div aria-hidden="true" className="absolute inset-y-0 right-0 -z-10 w-1/2 bg-ink max-lg:hidden" />
      <div className="wrap grid lg:grid-cols-2">
        <div className="pt-6 lg:col-span-2">
          <Breadcrumbs trail={trail(address)} className="lg:w-1/2 lg:pr-8" />
          <h1 className="mt-6 grid text-h1 lg:mt-8 lg:grid-cols-2">
            <span>{energy} </span>
            <span className="by-day lg:pl-16 lg:text-paper">{water}</span>
          </h1>
        </div>
        <p className="max-w-xl pt-4 text-lg lg:pr-12 lg:pb-8">{hero.lede}</p>
        <div className="pt-5 pb-6 lg:pb-8 lg:pl-16">
          <ButtonLink
            to={hero.action.to}
            size="lg"
            className="max-sm:w-full lg:bg-marigold lg:text-ink lg:hover:bg-marigold-soft"
          >
            {hero.action.label}
          </ButtonLink>
        </div>
        <Audit id="energy" audit={energyAudit} />
        <Audit id="water" audit={waterAudit} isDark />
      </div>
    </div>
  );
}

type AuditProps = { id: string; audit: EsgTransitionsCopy["energyAudit"]; isDark?: boolean };

function Audit({ id, audit, isDark }: AuditProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] content-start pb-7 lg:pb-10",
        isDark ? "-mx-gutter bg-ink px-gutter text-paper lg:mx-0 lg:pr-0 lg:pl-16" : "lg:pr-16",
      )}
    >
      <Picture
        {...shown(audit.picture)}
        eager
        className={clsx(
          "-mx-gutter max-lg:[&_figcaption]:px-gutter lg:mx-0 lg:w-[50vw]",
          isDark
            ? "lg:-ml-16 lg:[&_figcaption]:pr-gutter lg:[&_figcaption]:pl-16"
            : "lg:-mr-16 lg:justify-self-end lg:[&_figcaption]:pr-4 lg:[&_figcaption]:pl-[calc(max(0rem,50vw-42rem)+var(--spacing-gutter))]",
        )}
        imageClassName="object-cover max-sm:h-32 sm:h-56 lg:h-56"
      />
      <SectionHeading id={id} title={audit.title} className="mt-5 lg:mt-6" />
      <p className="mt-2 max-w-lg">{audit.text}</p>
      <TextList
        items={audit.points}
        className="mt-3 grid gap-1.5"
        itemClassName="grid grid-cols-[0.625rem_1fr] gap-x-4"
        bullet={clsx("mt-2 size-2.5 rounded-full", isDark ? "bg-data-4" : "bg-ember dark:bg-data-9")}
      />
      <p className={clsx("mt-5 max-w-lg text-sm", isDark ? "text-paper/85" : "text-ink")}>{audit.bring}</p>
    </section>
  );
}
