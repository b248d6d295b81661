import { clsx } from "clsx";
import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Hero } from "../../../ui/hero.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";

/** The rings come in from the left edge; the words stand on the ground they leave free. */
export function Opening({ title, lede, picture, action }: ClimateSustainabilityCopy["hero"]) {
  const image = shown(picture);
  return (
    <Hero
      layout="right"
      tone="ink"
      trail={trail("/services/climate-sustainability")}
      title={title}
      lede={lede}
      actions={[action]}
      ledeClassName="max-w-xl"
    >
      <Picture
        {...image}
        eager
        showSource={false}
        className={clsx(
          "-z-10 lg:absolute lg:inset-y-0 lg:left-0",
          image.picture.photo ? "lg:w-[48vw]" : "lg:w-[52vw]",
        )}
        imageClassName="h-full object-cover object-right"
      />
      <SourceLine
        source={image.picture.source}
        caption={picture.caption}
        className="px-gutter py-4 text-sm lg:absolute lg:bottom-0 lg:left-[calc(50%+clamp(0.5rem,1.1vw,1rem))] lg:max-w-xl lg:px-0"
      />
    </Hero>
  );
}
