import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Hero } from "../../../ui/hero.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";

type Props = ServiceTrainingsCopy["hero"] & { actions: { label: string; to: string }[] };

export function Opening({ title, lede, picture, actions }: Props) {
  const image = shown(picture);
  return (
    <Hero
      layout="left"
      tone="ink"
      trail={trail("/services/trainings")}
      title={title}
      lede={lede}
      actions={actions}
      titleClassName="max-lg:min-h-[3lh]"
      ledeClassName="max-w-xl"
    >
      <Picture
        {...image}
        eager
        showSource={false}
        tallBelow="lg"
        className="col-span-12 lg:absolute lg:top-0 lg:bottom-22 lg:left-1/2 lg:-z-10 lg:w-1/2"
        imageClassName="lg:h-full lg:object-cover lg:object-left"
      />
      <SourceLine
        source={image.picture.source}
        caption={picture.caption}
        className="col-span-12 self-end justify-self-start text-sm opacity-85 lg:col-span-6"
      />
    </Hero>
  );
}
