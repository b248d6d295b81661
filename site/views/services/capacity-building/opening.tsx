import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Hero } from "../../../ui/hero.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

/** Words on paper above a band of cloth, cut from the picture across its whole width. */
export function Opening({ title, lede, picture, action }: CapacityBuildingCopy["hero"]) {
  const image = shown(picture);
  return (
    <Hero
      size="hero"
      trail={trail("/services/capacity-building")}
      title={title}
      lede={lede}
      titleClassName="max-w-[9.6em]"
      actions={[action]}
      ledeClassName="mt-8 max-w-2xl lg:ml-auto"
      actionsClassName="mb-12 max-w-2xl lg:ml-auto"
    >
      <Picture {...image} eager showSource={false} imageClassName="object-cover max-lg:h-56 lg:h-96" />
      <SourceLine
        caption={image.caption}
        source={image.picture.source}
        className="wrap mt-2 text-sm opacity-75"
      />
    </Hero>
  );
}
