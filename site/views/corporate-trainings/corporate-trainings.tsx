import { href, trail } from "../../addresses.ts";
import { answersOn } from "../../content/records/answers.ts";
import { corporateCategories } from "../../content/records/corporate-trainings.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Answers } from "../../ui/answers.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Benefits } from "./benefits.tsx";
import { Category } from "./category.tsx";
import { CategoryNav } from "./category-nav.tsx";
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
