import { shown } from "../../art/render.ts";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import type { ContactCopy } from "./copy.ts";

/** The picture stands on the same sand as the section and runs out to the right and into the footer. */
export function Next({ title, steps, picture }: ContactCopy["next"] & Pick<ContactCopy, "picture">) {
  const image = shown(picture);
  return (
    <section aria-labelledby="next" className="overflow-x-clip bg-sand">
      <div className="wrap items-end gap-12 pt-16 lg:grid lg:grid-cols-[5fr_7fr] lg:pt-20">
        <div className="lg:self-start lg:pb-20">
          <h2 id="next" className="text-h2">
            {title}
          </h2>
          <NumberedPoints points={steps} className="mt-8" />
          <SourceLine
            source={image.picture.source}
            caption={picture.caption}
            className="mt-5 text-sm text-ink-soft"
          />
        </div>
        <Picture
          {...image}
          showSource={false}
          className="-mr-bleed mask-t-from-85% max-lg:-ml-bleed lg:mask-l-from-80%"
        />
      </div>
    </section>
  );
}
