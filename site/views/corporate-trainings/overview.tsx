import { href } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import type { CorporateCategory } from "../../content/records/corporate-trainings.ts";
import { firstSentence } from "../../content/records/training-facts.ts";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { CorporateTrainingsCopy } from "./copy.ts";

type Props = CorporateTrainingsCopy["overview"] & { categories: CorporateCategory[] };

export function Overview({ title, intro, categories }: Props) {
  const sources = categories.map(({ picture }) => shown(picture).picture.source).filter(Boolean);
  return (
    <section
      id="overview"
      aria-labelledby="overview-title"
      tabIndex={-1}
      className="scripting:group-data-by-address/page:group-has-[article:target]/page:hidden"
    >
      <div className="grid-12 gap-y-4 border-t border-ink pt-5">
        <SectionHeading id="overview-title" size="h3" title={title} className="col-span-12 lg:col-span-4" />
        <p className="col-span-12 lg:col-span-8">{intro}</p>
      </div>
      <ul className="enters mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3 lg:pb-14">
        {categories.map((category) => (
          <li key={category.id} className="lg:nth-[3n+2]:translate-y-14">
            <a href={`${href("/corporate-trainings")}#${category.id}`} className="group block">
              <Cover {...category} />
            </a>
          </li>
        ))}
      </ul>
      <SourceLine source={[...new Set(sources)].join(" · ")} className="mt-8 text-sm opacity-75" />
    </section>
  );
}

function Cover({ picture, shortTitle, duration, description }: CorporateCategory) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-4 sm:block">
      <Picture {...shown(picture)} showSource={false} imageClassName="rounded-lg" />
      <div className="sm:mt-4">
        <h3 className="text-h3 group-hover:text-leaf">{shortTitle}</h3>
        <p className="font-semibold text-leaf">{duration}</p>
        <p className="mt-2">{firstSentence(description)}</p>
      </div>
    </div>
  );
}
