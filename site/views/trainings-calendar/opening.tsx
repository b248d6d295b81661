import type { Crumb } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { CalendarCopy } from "./copy.ts";

/** The hero above the stripes of the season. */
export function Opening({ hero, trail }: { hero: CalendarCopy["hero"]; trail: Crumb[] }) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="mt-6 grid items-end gap-4 lg:mt-10 lg:gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h1 className="text-h1">{hero.title}</h1>
          <p className="mt-3 text-lg max-[24rem]:min-h-[4lh] lg:mt-5">{hero.lede}</p>
        </div>
        <Picture {...shown(hero.picture)} eager />
      </div>
    </>
  );
}
