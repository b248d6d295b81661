import { href, trail } from "../addresses.ts";
import { renderPicture } from "../art/render.ts";
import { Hero } from "../ui/hero.tsx";
import { Picture } from "../ui/picture.tsx";

const words = {
  lede: "A lede of twenty to forty words says what the page holds and why a reader with little time should go on.",
  actions: [
    { label: "First", to: href("/contact") },
    { label: "Second", to: href("/services") },
  ],
};

/** Where the words leave room for the picture is told by the layout; the page puts it there. */
const pictures = {
  above: "wrap py-10",
  split: "wrap pb-10",
  left: "col-span-12 lg:col-span-6",
  right: "inset-y-0 left-0 overflow-hidden lg:absolute lg:w-1/2 lg:pr-10",
};
const tones = ["paper", "sand", "ink"] as const;

/** They run across the page, so they stand outside the gallery's own column. */
export function Heroes() {
  return (["above", "split", "left", "right"] as const).flatMap((layout) =>
    tones.map((tone) => (
      <Hero
        key={`${layout} ${tone}`}
        {...words}
        trail={trail("/services/carbon-advisory")}
        title={`Hero, layout ${layout}, tone ${tone}`}
        layout={layout}
        tone={tone}
      >
        <Picture picture={renderPicture("carbon-strata")} alt="" className={pictures[layout]} />
      </Hero>
    )),
  );
}
