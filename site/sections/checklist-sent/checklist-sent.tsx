import { clsx } from "clsx";
import { Download } from "lucide-react";
import { CHECKLIST_PDF_PATH } from "../../../contract/forms.ts";
import { shown } from "../../art/render.ts";
import { siteConfig } from "../../config.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import type { PlacedSection } from "../schemas.ts";

/** What is shown after somebody asked for the checklist. conversion.ts reads its `data-ad` attributes. */
export function ChecklistSent({ section, page }: PlacedSection<"checklist-sent">) {
  const { ads } = siteConfig();
  const image = shown(section.picture);
  return (
    <div
      data-ad={ads?.id}
      data-ad-label={ads?.conversionLabel}
      className="relative isolate overflow-hidden border-b border-line-dark bg-ink text-paper"
    >
      <div className="wrap flex flex-col pt-24 pb-16 print:py-0">
        <Breadcrumbs trail={page.path} />
        <h1 className="mt-10 max-w-[8.4em] text-h1">{section.title}</h1>
        <p className="mt-6 max-w-xl text-lede">{section.message}</p>
        <p className="mt-6 max-w-xl border-l-4 border-marigold pl-4">{section.hint}</p>
        <div className="mt-8 actions">
          <ButtonLink to={CHECKLIST_PDF_PATH} variant="secondary" size="lg">
            <Download className="size-5" />
            {section.checklist}
          </ButtonLink>
          <ButtonLink {...section.home} variant="outline" size="lg" className="hover:bg-paper/15" />
        </div>
      </div>
      <Picture
        {...image}
        showSource={false}
        className={clsx(
          "max-lg:mask-b-from-85% lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
          image.picture.photo ? "lg:w-full" : "lg:w-[62%] xl:w-2/3 2xl:w-[55%]",
        )}
        tallBelow="lg"
        imageClassName={clsx(
          "lg:h-full lg:object-cover",
          !image.picture.photo && "lg:max-xl:object-contain lg:max-xl:object-right-bottom",
        )}
        photoClassName="lg:brightness-40"
      />
      <SourceLine {...image} className="wrap pb-6 text-sm text-paper/85" />
    </div>
  );
}
