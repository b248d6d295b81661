import { clsx } from "clsx";
import { pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { SourceLine } from "../../ui/picture.tsx";
import { prerendered } from "../../ui/prerendered.tsx";
import { categories, copy, pictureSource } from "./corporate-trainings.data.ts";
import { useCategory } from "./use-category.ts";

const path = "/corporate-trainings";
const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.eyebrow, to: path },
];

export const meta = () => pageMeta({ seo: copy.seo, path, trail });

const atBuild = import.meta.env.SSR ? await import("./texts.tsx") : null;
const load = () => import("./texts.tsx");

const CategoryCover = prerendered(atBuild ? atBuild.CategoryCover : null, async () => ({
  default: (await load()).CategoryCover,
}));
const CategoryDetail = prerendered(atBuild ? atBuild.CategoryDetail : null, async () => ({
  default: (await load()).CategoryDetail,
}));
const Benefits = prerendered(atBuild ? atBuild.Benefits : null, async () => ({
  default: (await load()).Benefits,
}));

export default function CorporateTrainings() {
  const { hydrated, selected } = useCategory();
  const { hero, overview, closing } = copy;
  return (
    <div className="group/page">
      <div className="wrap pt-8">
        <Breadcrumbs trail={trail} />
        <header className="mt-10 grid-12 items-end gap-y-6 lg:mt-14">
          <h1 className="col-span-12 text-hero lg:col-span-8">{hero.title}</h1>
          <p className="col-span-12 text-lg lg:col-span-4">{hero.lede}</p>
        </header>
      </div>
      <div className="wrap py-14 lg:py-20">
        <section
          id="overview"
          aria-labelledby="overview-title"
          tabIndex={-1}
          hidden={selected !== undefined}
          className={hydrated ? undefined : "scripting:group-has-[article:target]/page:hidden"}
        >
          <div className="grid-12 gap-y-4 border-t border-ink pt-5">
            <h2 id="overview-title" className="col-span-12 text-h3 lg:col-span-4">
              {overview.title}
            </h2>
            <p className="col-span-12 lg:col-span-8">{overview.intro}</p>
          </div>
          <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3 lg:pb-14">
            {categories.map(({ id }) => (
              <li key={id} className="lg:nth-[3n+2]:translate-y-14">
                <a href={`${path}#${id}`} className="group block">
                  <CategoryCover id={`cover-${id}`} category={id} />
                </a>
              </li>
            ))}
          </ul>
          <SourceLine source={pictureSource} className="mt-8 text-sm opacity-75" />
        </section>
        <div className="grid-12 gap-y-14">
          <nav
            aria-label="Categories"
            hidden={hydrated && !selected}
            className={clsx(
              "col-span-12 max-lg:order-1 lg:sticky lg:top-28 lg:col-span-3 lg:self-start",
              !hydrated && "scripting:hidden scripting:group-has-[article:target]/page:block",
            )}
          >
            <ul className="border-t border-ink">
              {categories.map(({ id, shortTitle }) => (
                <li key={id} className="border-b border-line">
                  <a
                    href={`${path}#${id}`}
                    aria-current={id === selected ? "true" : undefined}
                    className="block py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
                  >
                    {shortTitle}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="col-span-12 lg:col-span-9 lg:pl-8">
            {categories.map(({ id }) => (
              <article
                key={id}
                id={id}
                aria-labelledby={`about-${id}-title`}
                tabIndex={-1}
                hidden={hydrated && id !== selected}
                className={hydrated ? undefined : "scripting:not-target:hidden"}
              >
                <a
                  href={path}
                  className="mb-6 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline underline-offset-4"
                >
                  <ArrowLeft className="size-4.5" />
                  Back to All Trainings Overview
                </a>
                <CategoryDetail id={`about-${id}`} category={id} />
                <div className="mt-10 flex flex-wrap gap-3">
                  <ButtonLink to="/contact">Enroll Now</ButtonLink>
                  <ButtonLink to="/contact" variant="outline">
                    Download Curriculum
                  </ButtonLink>
                </div>
              </article>
            ))}
          </div>
        </div>
      </div>
      <Benefits id="benefits" />
      <CallToAction title={closing.title} text={closing.text} action={closing.action} />
    </div>
  );
}
