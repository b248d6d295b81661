import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import { copy } from "./capacity-building.data.ts";

export const trail = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: copy.hero.eyebrow, to: "/services/capacity-building" },
];

/** Words on paper above a band of cloth, cut from the picture across its whole width. */
export function Hero() {
  const { title, lede, picture, pictureAlt } = copy.hero;
  return (
    <header>
      <div className="wrap pt-8">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 max-w-[16ch] text-hero lg:mt-14">{title}</h1>
        <p className="mt-8 mb-14 max-w-2xl text-lede lg:ml-auto">{lede}</p>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        showSource={false}
        imageClassName="h-72 object-cover lg:h-96"
      />
      <SourceLine source={picture.source} className="wrap mt-2 text-sm opacity-75" />
    </header>
  );
}
