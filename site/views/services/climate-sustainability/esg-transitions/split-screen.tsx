import { clsx } from "clsx";
import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import type { EsgTransitionsCopy } from "./copy.ts";

type Props = Pick<EsgTransitionsCopy, "hero" | "energyAudit" | "waterAudit">;

/** Two audits side by side from the first line down: energy on the warm half, water on the dark one. */
export function SplitScreen({ hero, energyAudit, waterAudit }: Props) {
  const [energy, water] = hero.title.split(/(?<=\.) /);
  return (
    <div className="overflow-x-clip bg-marigold-soft lg:bg-[linear-gradient(90deg,var(--color-marigold-soft)_50%,var(--color-ink)_50%)]">
      <div className="wrap grid lg:grid-cols-2">
        <div className="pt-8 lg:col-span-2">
          <Breadcrumbs
            trail={trail("/services/climate-sustainability/esg-transitions")}
            className="lg:w-1/2 lg:pr-8"
          />
          <h1 className="mt-10 grid text-h1 lg:mt-14 lg:grid-cols-2">
            <span>{energy} </span>
            <span className="lg:pl-16 lg:text-paper">{water}</span>
          </h1>
        </div>
        <div className="pt-6 lg:row-start-2 lg:pt-10 lg:pr-12">
          <p className="max-w-xl text-lede lg:font-display lg:text-h3">{hero.lede}</p>
          <ButtonLink to={hero.action.to} size="lg" className="mt-7">
            {hero.action.label}
          </ButtonLink>
        </div>
        <Audit id="energy" audit={energyAudit} />
        <Picture
          {...shown(hero.picture)}
          eager
          className="-mx-gutter bg-ink pb-4 text-paper lg:row-start-2 lg:mx-0 lg:w-[50vw] lg:pt-10 [&_figcaption]:px-gutter lg:[&_figcaption]:px-16"
          imageClassName="object-cover lg:max-h-96"
        />
        <Audit id="water" audit={waterAudit} dark />
      </div>
    </div>
  );
}

type AuditProps = { id: string; audit: EsgTransitionsCopy["energyAudit"]; dark?: boolean };

function Audit({ id, audit, dark }: AuditProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "py-12 lg:pb-20",
        dark ? "-mx-gutter bg-ink px-gutter text-paper lg:mx-0 lg:pr-0 lg:pl-16" : "lg:pr-16",
      )}
    >
      <h2 id={id} className="text-h2">
        {audit.title}
      </h2>
      <p className="mt-4 max-w-lg text-lg">{audit.text}</p>
      <ul className="mt-8">
        {audit.points.map((point) => (
          <li key={point} className="border-t border-current/30 py-4 text-lg">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-l-4 border-current pl-5">{audit.bring}</p>
    </section>
  );
}
