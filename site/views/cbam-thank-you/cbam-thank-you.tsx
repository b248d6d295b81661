import { clsx } from "clsx";
import { CHECKLIST_PDF_PATH } from "../../../contract/forms.ts";
import { trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { siteConfig } from "../../config.ts";
import { whenText } from "../../content/records/milestones.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { between, daysTo } from "../../ui/dated.ts";
import { ArrowRight, Download } from "../../ui/icons.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import type { CbamThankYouCopy } from "./copy.ts";
import { nextSteps } from "./next-steps.ts";

export const cbamThankYouHead = ({ seo, picture }: CbamThankYouCopy) =>
  pageHead("/cbam-thank-you", seo, picture);

/** The page after somebody asked for the checklist. conversion.ts reads its `data-ad` attributes. */
export function CbamThankYou({ copy }: { copy: CbamThankYouCopy }) {
  const { next } = copy;
  const { ads } = siteConfig();
  const image = shown(copy.picture);
  return (
    <>
      <div
        data-ad={ads?.id}
        data-ad-label={ads?.conversionLabel}
        className="relative isolate overflow-hidden border-b border-line-dark bg-ink text-paper"
      >
        <div className="wrap flex flex-col pt-24 pb-16">
          <Breadcrumbs trail={trail("/cbam-thank-you")} />
          <h1 className="mt-10 max-w-[8.4em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-xl text-lede">{copy.message}</p>
          <p className="mt-6 max-w-xl border-l-4 border-marigold pl-4">{copy.hint}</p>
          <div className="mt-8 actions">
            <ButtonLink to={CHECKLIST_PDF_PATH} variant="secondary" size="lg">
              <Download aria-hidden="true" className="size-5" />
              {copy.checklist}
            </ButtonLink>
            <ButtonLink {...copy.home} variant="outline" size="lg" className="hover:bg-paper/15" />
          </div>
        </div>
        <Picture
          {...image}
          showSource={false}
          className={clsx(
            "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
            image.picture.photo ? "lg:w-full" : "lg:w-[62%] xl:w-2/3",
          )}
          tallBelow="lg"
          imageClassName={clsx(
            "lg:h-full lg:object-cover",
            !image.picture.photo && "lg:max-xl:object-contain lg:max-xl:object-right-bottom",
          )}
          photoClassName="lg:brightness-40"
        />
        <SourceLine source={image.picture.source} className="wrap pb-6 text-sm text-paper/85" />
      </div>
      {/* What to have ready by the next dates, and the tools that say how much depends on it. */}
      <Section heading={{ id: "next", title: next.title, lede: next.lede }}>
        <ol className="mt-8 grid gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3">
          {nextSteps().map(({ shownFrom, ...milestone }) => (
            <li
              key={milestone.id}
              className="border-t-2 border-ink pt-4"
              {...between({ ...(shownFrom && { from: shownFrom }), until: milestone.date })}
            >
              <p className="figures">
                <span className="font-display text-h3">{whenText(milestone)}</span>
                {!milestone.about && <span className="ml-3 text-ember" {...daysTo(milestone.date)} />}
              </p>
              <h3 className="mt-2 font-sans font-semibold">{milestone.what}</h3>
              <p className="mt-1">{`Have ready: ${milestone.prepare}.`}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 actions">
          <ButtonLink {...next.estimator} size="lg">
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          <ButtonLink {...next.checker} variant="outline" size="lg" />
        </div>
      </Section>
    </>
  );
}
