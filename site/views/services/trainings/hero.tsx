import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import { copy } from "./trainings.data.ts";

export const trail = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: copy.hero.eyebrow, to: "/services/trainings" },
];

export function Hero() {
  const { title, lede, picture, pictureAlt } = copy.hero;
  const { primary, secondary } = copy.closing;
  return (
    <header className="relative isolate overflow-hidden bg-ink text-paper">
      <div className="wrap grid-12 gap-y-5 py-8 lg:min-h-[42rem]">
        <div className="col-span-12 flex flex-col justify-between gap-14 lg:col-span-6">
          <Breadcrumbs trail={trail} />
          <div>
            <h1 className="text-h1">{title}</h1>
            <p className="mt-6 max-w-xl text-lede">{lede}</p>
            <div className="mt-9 flex flex-wrap gap-3">
              <ButtonLink to={primary.to} variant="secondary" size="lg">
                {primary.label}
              </ButtonLink>
              <ButtonLink to={secondary.to} variant="outline" size="lg">
                {secondary.label}
              </ButtonLink>
            </div>
          </div>
        </div>
        <Picture
          picture={picture}
          alt={pictureAlt}
          eager
          showSource={false}
          tallBelow="lg"
          className="col-span-12 lg:absolute lg:inset-y-0 lg:left-1/2 lg:-z-10 lg:w-1/2"
          imageClassName="lg:h-full lg:object-cover lg:object-left"
        />
        <SourceLine source={picture.source} className="col-span-12 self-end text-sm opacity-75" />
      </div>
    </header>
  );
}
