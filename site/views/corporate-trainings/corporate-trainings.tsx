import { href, trail } from "../../addresses.ts";
import { answersOn } from "../../content/records/answers.ts";
import { type CorporateCategory, corporateCategories } from "../../content/records/corporate-trainings.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Answers } from "../../ui/answers.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import { Category } from "./category.tsx";
import type { CorporateTrainingsCopy } from "./copy.ts";
import { Overview } from "./overview.tsx";

export function corporateTrainingsHead({ seo }: CorporateTrainingsCopy): PageHead {
  const pictures = corporateCategories()
    .slice(0, 1)
    .map(({ picture }) => picture.name);
  return { seo, path: href("/corporate-trainings"), trail: trail("/corporate-trainings"), pictures };
}

/**
 * The overview, or the category the hash names: at first by styles alone (`data-by-address`), then by hash-view.ts.
 * Without scripts all of it is shown.
 */
export function CorporateTrainings({ copy }: { copy: CorporateTrainingsCopy }) {
  const { hero, overview, detail, benefits, answers, closing } = copy;
  const categories = corporateCategories();
  return (
    <div data-by-address className="group/page">
      <Hero layout="split" size="hero" trail={trail("/corporate-trainings")} {...hero} />
      <div className="wrap pb-14 lg:pt-6 lg:pb-20">
        <Overview {...overview} categories={categories} />
        <div className="grid-12 gap-y-14">
          <CategoryNav categories={categories} />
          <div className="col-span-12 lg:col-span-9 lg:pl-8">
            {categories.map((category) => (
              <Category key={category.id} category={category} {...detail} />
            ))}
          </div>
        </div>
      </div>
      <Benefits {...benefits} />
      <Answers {...answers} answers={answersOn("corporate-trainings")} />
      <CallToAction {...closing} />
    </div>
  );
}

/** Leads from one category to the next; the overview needs none. */
function CategoryNav({ categories }: { categories: CorporateCategory[] }) {
  return (
    <nav
      aria-label="Categories"
      className="col-span-12 max-lg:order-1 lg:sticky lg:top-28 lg:col-span-3 lg:self-start scripting:group-data-by-address/page:group-not-has-[article:target]/page:hidden"
    >
      <ul className="border-t border-ink">
        {categories.map(({ id, shortTitle }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`${href("/corporate-trainings")}#${id}`}
              className="block py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
            >
              {shortTitle}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Benefits({ title, intro, items }: CorporateTrainingsCopy["benefits"]) {
  return (
    <Section tone="sand" id="benefits" heading={{ id: "benefits-title", title, lede: intro }}>
      <Points
        points={items}
        className="mt-8 border-b border-line lg:mt-14"
        itemClassName="grid-12 gap-y-2 border-t border-line py-6"
        titleClassName="col-span-12 text-h3 lg:col-span-5"
        textClassName="col-span-12 text-lg lg:col-span-7"
      />
    </Section>
  );
}
