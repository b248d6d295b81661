import { href, trail } from "../../addresses.ts";
import { renderPicture } from "../../art/render.ts";
import { Hero } from "../../ui/hero.tsx";
import { Picture } from "../../ui/picture.tsx";

const words = {
  lede: "A lede of twenty to forty words says what the page holds and why a reader with little time should go on.",
  actions: [
    { label: "First", to: href("/contact") },
    { label: "Second", to: href("/services") },
  ],
};

const layouts = ["above", "split", "beside"] as const;
const tones = ["paper", "ink"] as const;

/** They run across the page, so they stand outside the gallery's own column. */
export function Heroes() {
  return layouts.flatMap((layout) =>
    tones.map((tone) => (
      <Hero
        key={`${layout} ${tone}`}
        {...words}
        trail={trail("/services/carbon-advisory")}
        title={`Hero, layout ${layout}, tone ${tone}`}
        layout={layout}
        tone={tone}
      >
        <Picture
          picture={renderPicture("carbon-strata")}
          alt=""
          className={layout === "beside" ? "col-span-12 lg:col-span-6" : "wrap py-10"}
        />
      </Hero>
    )),
  );
}
