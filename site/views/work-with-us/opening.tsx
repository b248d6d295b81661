import { trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { Hero } from "../../ui/hero.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { WorkWithUsCopy } from "./copy.ts";

export function Opening({ title, lede, picture }: WorkWithUsCopy["hero"]) {
  const image = shown(picture);
  return (
    <Hero
      layout="split"
      tone="sand"
      trail={trail("/work-with-us")}
      title={title}
      lede={lede}
      titleClassName="max-w-[8.4em]"
      ledeClassName="max-[24rem]:min-h-[5lh]"
    >
      <Picture
        {...image}
        eager
        showSource={false}
        className={image.picture.photo ? undefined : "-mt-14 lg:-mt-22"}
        imageClassName="object-cover object-top lg:h-[clamp(34rem,36vw,44rem)]"
      />
    </Hero>
  );
}
