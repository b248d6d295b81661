import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { anchorOf } from "./anchor.ts";
import type { StandardsCertificationsCopy } from "./copy.ts";

type Props = Pick<StandardsCertificationsCopy, "hero" | "frameworks" | "certifications">;

/** The answer to the title's question, set as type: every standard on the page, each a way to its entry. */
export function Hero({ hero, frameworks, certifications }: Props) {
  return (
    <section className="wrap pt-8 pb-16 lg:pb-20">
      <Breadcrumbs trail={trail("/services/climate-sustainability/standards-certifications")} />
      <div className="mt-10 grid-12 gap-y-8 lg:mt-14">
        <h1 className="col-span-12 max-w-[9.6em] text-hero lg:col-span-6 lg:max-w-[6em]">{hero.title}</h1>
        <div className="col-span-12 grid content-start gap-y-7 lg:col-span-6">
          <p className="max-w-xl text-lede">{hero.lede}</p>
          <ButtonLink to={hero.action.to} size="lg" className="justify-self-start">
            {hero.action.label}
          </ButtonLink>
          <Picture
            {...shown(hero.picture)}
            eager
            className="max-lg:-mx-gutter lg:order-first max-lg:[&_figcaption]:px-gutter"
            imageClassName="aspect-10/7 object-cover md:aspect-7/4"
          />
        </div>
        <nav aria-label="On this page" className="col-span-12 grid grid-cols-2 gap-x-6 lg:mt-6">
          <Names title={frameworks.title} records={frameworks.rows} />
          <Names title={certifications.title} records={certifications.items} />
        </nav>
      </div>
    </section>
  );
}

function Names({ title, records }: { title: string; records: { name: string }[] }) {
  return (
    <div>
      <p className="border-b-2 border-ink pb-3 text-sm font-semibold">{title}</p>
      <ul>
        {records.map(({ name }) => (
          <li key={name} className="border-b border-line">
            <a
              href={`#${anchorOf(name)}`}
              className="block py-2 font-display text-lg hover:text-leaf sm:text-h4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
