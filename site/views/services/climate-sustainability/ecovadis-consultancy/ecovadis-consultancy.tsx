import { clsx } from "clsx";
import { trail } from "../../../../addresses.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { PointNumber, Points } from "../../../../ui/points.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { Brief, ServiceEnd, serviceHead } from "../../service-page.tsx";
import type { EcovadisConsultancyCopy } from "./copy.ts";
import { Scorecard } from "./scorecard.tsx";

const address = "/services/climate-sustainability/ecovadis-consultancy";

export const ecovadisConsultancyHead = (copy: EcovadisConsultancyCopy) =>
  serviceHead(address, copy, copy.closing.picture);

export function EcovadisConsultancy({ copy }: { copy: EcovadisConsultancyCopy }) {
  const { support, themes, benefits } = copy;
  return (
    <>
      <Opening hero={copy.hero} medals={copy.medals} />
      <Brief {...copy.brief} />
      {/* One line from the invitation to the scorecard, on which the steps are stops. */}
      <Section
        className="overflow-x-clip"
        heading={{ id: "support", title: support.title, className: "max-w-3xl" }}
      >
        <Points
          list="ol"
          points={support.steps}
          className="relative mt-5 grid gap-y-3 before:absolute before:bg-marigold max-lg:before:inset-y-2 max-lg:before:left-5 max-lg:before:w-0.5 lg:mt-8 lg:grid-cols-5 lg:before:top-5 lg:before:h-0.5 lg:before:w-[100vw]"
          itemClassName="relative gap-x-4 max-lg:grid max-lg:grid-cols-[2.75rem_1fr] lg:pr-8"
          titleClassName="text-h4 max-lg:pt-2 lg:mt-3"
          textClassName="mt-1 text-ink-soft max-lg:text-sm"
          marker={(_, index) => (
            <PointNumber
              index={index}
              className="grid size-11 place-items-center rounded-full bg-ink font-display text-h4 text-paper"
            />
          )}
        />
      </Section>
      <Scorecard {...copy.scorecard} themes={themes.rows.map(({ theme }) => theme)} />
      <Section tone="sand" aria-labelledby="themes">
        <div className="mb-5 grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:items-end">
          <SectionHeading id="themes" title={themes.title} />
          <p className="max-w-xl">{themes.lede}</p>
        </div>
        <DataTable
          caption={themes.title}
          columns={Object.values(themes.columns)}
          rows={themes.rows.map(({ theme, policy, action, result }) => [theme, policy, action, result])}
          widths={["lg:w-1/4", "lg:w-1/4", "lg:w-1/4"]}
          fold={`All ${themes.rows.length} themes`}
        />
      </Section>
      <Section heading={{ id: "benefits", title: benefits.title }}>
        <Points
          list="dl"
          points={benefits.items}
          className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-6 lg:grid-cols-5"
          titleClassName="font-display text-h4"
          textClassName="mt-1 text-sm text-ink-soft"
        />
      </Section>
      <ServiceEnd copy={copy} />
    </>
  );
}

type Medals = EcovadisConsultancyCopy["medals"];

/** By medal: where its flag stands on a scale of a hundred companies, and how wide its band is. */
const places: Record<Medals["rows"][number]["rank"], { flag: string; band: string }> = {
  "Top 1%": { flag: "left-[1%] h-48 lg:h-56", band: "w-[1%] bg-data-5" },
  "Top 5%": { flag: "left-[5%] h-36 lg:h-42", band: "w-[4%] bg-marigold" },
  "Top 15%": { flag: "left-[15%] h-24 lg:h-28", band: "w-[10%] bg-paper/75" },
  "Top 35%": { flag: "left-[35%] h-12 lg:h-14", band: "w-[20%] bg-data-8" },
};

/** The title and the scale of medals; the title stands over the part of the scale that has no medal. */
function Opening({ hero, medals }: Pick<EcovadisConsultancyCopy, "hero" | "medals">) {
  return (
    <div className="bg-ink text-paper">
      <div className="wrap pt-6 pb-8 lg:pb-10">
        <Breadcrumbs trail={trail(address)} />
        <div className="mt-5 grid lg:mt-6 lg:grid-cols-[2fr_3fr]">
          <div className="relative z-1 lg:col-start-2 lg:row-start-1 lg:pb-28">
            <h1 className="text-h1">{hero.title}</h1>
            <p className="mt-4 max-w-xl text-lede">{hero.lede}</p>
            <ButtonLink {...hero.action} variant="secondary" size="lg" className="mt-5 max-sm:w-full" />
          </div>
          <SectionHeading
            id="medals"
            size="h3"
            title={medals.title}
            className="mt-8 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-start"
          />
          <Scale rows={medals.rows} scale={medals.scale} />
        </div>
        <div className="mt-5 grid-12 gap-y-3">
          <p className="col-span-12 lg:col-span-5">
            <Said text={medals.text} />
          </p>
          <p className="col-span-12 lg:col-span-4">{medals.condition}</p>
          <p className="col-span-12 text-paper/85 lg:col-span-3">{medals.note}</p>
        </div>
      </div>
    </div>
  );
}

function Scale({ rows, scale }: Pick<Medals, "rows" | "scale">) {
  return (
    <>
      <dl className="relative max-lg:mt-4 max-lg:h-48 lg:col-span-2 lg:col-start-1 lg:row-start-1">
        {rows.map(({ medal, rank }) => (
          <div
            key={rank}
            className={clsx(
              "absolute bottom-0 flex items-start gap-3 border-l border-paper/60 pl-3",
              places[rank].flag,
            )}
          >
            <dt className="font-display text-h3">{medal}</dt>
            <dd className="figures text-lg leading-9">{rank}</dd>
          </div>
        ))}
      </dl>
      <div
        aria-hidden="true"
        className="relative flex h-12 bg-line-dark lg:h-14 forced-color-adjust-none lg:col-span-2"
      >
        {rows.map(({ rank }) => (
          <span key={rank} className={places[rank].band} />
        ))}
        <span className="absolute inset-0 bg-[repeating-linear-gradient(90deg,transparent_0_0.7%,var(--color-ink)_0.7%_1%)]" />
      </div>
      <p className="mt-3 text-sm text-paper/80 lg:col-span-2">{scale}</p>
    </>
  );
}
