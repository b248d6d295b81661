import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Hero } from "../../../ui/hero.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { GreenAuditCopy } from "./copy.ts";

export function Opening({ eyebrow, title, lede, picture, action }: GreenAuditCopy["hero"]) {
  return (
    <Hero
      layout="split"
      trail={trail("/services/green-audit")}
      eyebrow={eyebrow}
      title={title}
      lede={lede}
      actions={[action]}
      titleClassName="max-w-[8.4em] min-h-[4lh]"
      ledeClassName="max-w-xl"
    >
      <Picture
        {...shown(picture)}
        eager
        className="pb-4 [&>figcaption]:wrap"
        imageClassName="object-cover object-bottom md:aspect-2/1 md:max-h-[60rem]"
      />
    </Hero>
  );
}
