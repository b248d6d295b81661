import { clsx } from "clsx";
import { href, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import type { SiteConfig } from "../../config.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import type { CbamThankYouCopy } from "./copy.ts";

export function cbamThankYouHead({ seo, picture }: CbamThankYouCopy): PageHead {
  const path = href("/cbam-thank-you");
  return { seo, path, trail: trail("/cbam-thank-you"), pictures: [picture.name] };
}

type Props = { copy: CbamThankYouCopy; ads: SiteConfig["ads"] };

/** The ad tag's names are for conversion.ts. */
export function CbamThankYou({ copy, ads }: Props) {
  const image = shown(copy.picture);
  return (
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
        <ButtonLink to={copy.home.to} variant="secondary" size="lg" className="mt-8 self-start">
          {copy.home.label}
        </ButtonLink>
      </div>
      <Picture
        {...image}
        showSource={false}
        className={clsx(
          "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
          image.picture.photo ? "lg:w-full" : "lg:w-2/3",
        )}
        imageClassName="lg:h-full lg:object-cover"
        photoClassName="lg:brightness-40"
      />
      <SourceLine source={image.picture.source} className="wrap pb-6 text-sm text-paper/85" />
    </div>
  );
}
