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
import { lossesPath, streamPath } from "./stream-paths.ts";

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

/** The opening: two audits side by side. The title's first sentence stands over energy, the second over water. */
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
            {...hero.action}
            size="lg"
            className="max-sm:w-full lg:bg-marigold lg:text-ink lg:hover:bg-marigold-soft"
          />
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

type Flow = EsgTransitionsCopy["flow"];

/** Where a stage's words stand: beside the stream on narrow screens, above and below it on wide ones. */
const rows = ["max-lg:row-start-2", "max-lg:row-start-3", "max-lg:row-start-4", "max-lg:row-start-5"];
const columns = ["lg:col-start-1", "lg:col-start-2", "lg:col-start-3", "lg:col-start-4"];

const sides = {
  energy: {
    cell: "max-lg:col-start-1 max-lg:text-right",
    place: "lg:row-start-3 lg:self-end",
    lost: "lg:row-start-2 lg:self-end",
  },
  water: { cell: "max-lg:col-start-3", place: "lg:row-start-4", lost: "lg:row-start-5" },
};

/** Energy and water as one stream through the plant: it runs down a phone and across a wide window. */
function Flow({ title, energy, water, stages, caption }: Flow) {
  return (
    <section aria-labelledby="flow" className="overflow-x-clip py-section">
      <figure className="wrap">
        <SectionHeading id="flow" title={title} />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)_4.75rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[1fr_9rem_1fr] lg:mt-6 lg:grid-cols-4 lg:grid-rows-[auto_auto_8rem_8rem_auto_auto] lg:gap-x-8">
          <p className="eyebrow text-marigold-ink max-lg:pb-3 max-lg:text-right lg:pb-2">{energy}</p>
          <p className="eyebrow text-data-2 dark:text-data-4 max-lg:col-start-3 lg:row-start-6 lg:pt-2">
            {water}
          </p>
          <Streams
            stages={stages}
            className="max-lg:hidden lg:col-start-1 lg:col-end-5 lg:row-start-3 lg:row-end-5"
          />
          <Streams isDown stages={stages} className="col-start-2 row-start-2 row-end-6 lg:hidden" />
          <ol className="contents">
            {stages.map((stage, index) => (
              <li key={stage.energy.place} className="contents">
                {(["energy", "water"] as const).map((kind) => (
                  <div
                    key={kind}
                    className={clsx("pb-4 leading-snug lg:contents", sides[kind].cell, rows[index])}
                  >
                    <p
                      className={clsx(
                        "font-semibold lg:z-1 lg:py-2 lg:pr-6 lg:dark:text-night",
                        sides[kind].place,
                        columns[index],
                      )}
                    >
                      <span className="sr-only">{kind === "energy" ? energy : water}: </span>
                      {stage[kind].place}
                    </p>
                    <p
                      className={clsx(
                        "text-sm text-ink-soft lg:ml-[28%] lg:py-2 lg:text-base",
                        sides[kind].lost,
                        columns[index],
                      )}
                    >
                      {stage[kind].lost}
                    </p>
                  </div>
                ))}
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="mt-4 max-w-2xl text-sm text-ink-soft lg:mt-6">{caption}</figcaption>
      </figure>
    </section>
  );
}

type StreamsProps = { stages: Flow["stages"]; isDown?: boolean; className: string };

/** The drawing of both streams, water as the mirror image of energy. */
function Streams({ stages, isDown = false, className }: StreamsProps) {
  const shares = {
    energy: stages.map(({ energy }) => energy.left),
    water: stages.map(({ water }) => water.left),
  };
  return (
    <div className={clsx("relative", className)}>
      <svg
        aria-hidden="true"
        viewBox={isDown ? "0 0 200 400" : "0 0 400 200"}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible forced-color-adjust-none"
      >
        <path d={streamPath(shares.energy, { isDown })} className="fill-marigold" />
        <path d={lossesPath(shares.energy, { isDown })} className="fill-data-9" />
        <path d={streamPath(shares.water, { isDown, isMirrored: true })} className="fill-data-4" />
        <path d={lossesPath(shares.water, { isDown, isMirrored: true })} className="fill-data-2" />
      </svg>
    </div>
  );
}
