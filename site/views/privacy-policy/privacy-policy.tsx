import { shown } from "../../art/render.ts";
import { longDayText } from "../../dates/dates.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionIndex } from "../../ui/section-index.tsx";
import type { PrivacyPolicyCopy } from "./copy.ts";

export const privacyPolicyHead = ({ seo, picture }: PrivacyPolicyCopy) =>
  pageHead("/privacy-policy", seo, picture);

export function PrivacyPolicy({ copy }: { copy: PrivacyPolicyCopy }) {
  const { title, lastUpdated, intro, picture, sections } = copy;
  return (
    <div className="wrap pt-6 pb-section">
      <Breadcrumbs trail="/privacy-policy" />
      <div className="mt-6 grid-12 items-center gap-y-6 lg:mt-8">
        <div className="col-span-12 lg:col-span-7">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 text-lg">{intro}</p>
          <p className="mt-3 text-ink-soft">
            Last updated: <time dateTime={lastUpdated}>{longDayText(lastUpdated)}</time>
          </p>
        </div>
        <Picture
          {...shown(picture)}
          eager
          className="col-span-12 sm:col-span-8 lg:col-span-4 lg:col-start-9"
          imageClassName="aspect-2/1 rounded-lg object-cover"
        />
      </div>
      <div className="mt-8 grid-12 gap-y-8 lg:mt-10">
        <nav
          aria-label="Sections"
          className="col-span-12 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        >
          <SectionIndex sections={sections} />
        </nav>
        <ol className="col-span-12 grid gap-6 sm:gap-9 lg:col-span-7 lg:col-start-6">
          {sections.map(({ id, title: name, html }, index) => (
            <li key={id} id={id}>
              <h2 className="flex gap-4 text-h3">
                <span className="figures shrink-0 text-leaf">{index + 1}.</span>
                {name}
              </h2>
              <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: html }} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
