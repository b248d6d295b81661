import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { copy } from "./green-audit.data.ts";

export const trail = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: "Green Audit", to: "/services/green-audit" },
];

export function Hero() {
  const { eyebrow, title, lede, picture, pictureAlt, action } = copy.hero;
  return (
    <section>
      <div className="wrap grid-12 gap-y-6 pt-8 pb-10 lg:pb-14">
        <Breadcrumbs trail={trail} className="col-span-12" />
        <div className="col-span-12 mt-4 lg:col-span-7">
          <p className="eyebrow text-leaf">{eyebrow}</p>
          <h1 className="mt-4 max-w-[14ch] text-h1">{title}</h1>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:self-end">
          <p className="max-w-xl text-lede">{lede}</p>
          <ButtonLink to={action.to} size="lg" className="mt-6">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        className="pb-4 [&>figcaption]:wrap"
        imageClassName="object-cover object-bottom md:aspect-2/1 md:max-h-[60rem]"
      />
    </section>
  );
}
