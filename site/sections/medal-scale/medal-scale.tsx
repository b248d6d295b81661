import { clsx } from "clsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { words } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";
import { idOf } from "../section.ts";

type Medals = SectionProps<"medal-scale">["section"]["medals"];

/** By medal: where its flag stands on a scale of a hundred companies, and how wide its band is. */
const places: Record<Medals["rows"][number]["rank"], { flag: string; band: string }> = {
  "Top 1%": { flag: "left-[1%] h-48 lg:h-56", band: "w-[1%] bg-data-5" },
  "Top 5%": { flag: "left-[5%] h-36 lg:h-42", band: "w-[4%] bg-marigold" },
  "Top 15%": { flag: "left-[15%] h-24 lg:h-28", band: "w-[10%] bg-paper/75" },
  "Top 35%": { flag: "left-[35%] h-12 lg:h-14", band: "w-[20%] bg-data-8" },
};
export function MedalScale({ section, page }: SectionProps<"medal-scale">) {
  const { medals } = section;
  return (
    <div className="bg-ink text-paper">
      <div className="wrap pt-6 pb-8 lg:pb-10">
        <Breadcrumbs trail={page.path} />
        <div className="mt-5 grid lg:mt-6 lg:grid-cols-[2fr_3fr]">
          <div className="relative z-1 lg:col-start-2 lg:row-start-1 lg:pb-28">
            <h1 className="text-h1">{section.title}</h1>
            <p className="mt-4 max-w-xl text-lede">{section.lede}</p>
            <ButtonLink
              {...section.action}
              variant="secondary"
              size="lg"
              className="mt-5 max-sm:w-full"
            />
          </div>
          <SectionHeading
            id={idOf(medals)}
            size="h3"
            title={medals.title}
            className="mt-8 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-start"
          />
          <Scale rows={medals.rows} scale={medals.scale} />
        </div>
        <div className="mt-5 grid-12 gap-y-3">
          <p className="col-span-12 lg:col-span-5">{words(medals.text)}</p>
          <p className="col-span-12 lg:col-span-4">{medals.condition}</p>
          <p className="col-span-12 lg:col-span-3">{medals.note}</p>
        </div>
      </div>
    </div>
  );
}

const Scale = ({ rows, scale }: Pick<Medals, "rows" | "scale">) => (
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
    <p className="mt-3 text-paper/80 lg:col-span-2">{scale}</p>
  </>
);
