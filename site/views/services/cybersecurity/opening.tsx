import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { CybersecurityCopy } from "./copy.ts";

/** The first sheet of the drawing, which goes on below; see frame.tsx. */
export function Opening({ title, lede, picture, action }: CybersecurityCopy["hero"]) {
  return (
    <section className="border-b border-line-dark">
      <div className="wrap">
        <div className="grid border-line-dark lg:min-h-[44rem] lg:grid-cols-[11fr_9fr] lg:border-x">
          <div className="flex flex-col pt-8 pb-12 lg:border-r lg:border-line-dark lg:px-10">
            <Breadcrumbs trail={trail("/services/cybersecurity")} />
            <h1 className="mt-10 text-h1 lg:mt-auto lg:pt-10">{title}</h1>
            <p className="mt-6 max-w-lg text-lede">{lede}</p>
            <div className="mt-8 actions">
              <ButtonLink to={action.to} variant="secondary" size="lg">
                {action.label}
              </ButtonLink>
            </div>
          </div>
          <Picture
            {...shown(picture)}
            eager
            className="relative max-lg:-mx-gutter [&>figcaption]:absolute [&>figcaption]:right-0 [&>figcaption]:bottom-0 [&>figcaption]:bg-ink [&>figcaption]:px-3 [&>figcaption]:py-1 [&>figcaption]:opacity-100"
            imageClassName="object-cover lg:absolute lg:h-full"
          />
        </div>
      </div>
    </section>
  );
}
