import { href } from "../addresses.ts";
import { PICTURE_NAMES } from "../art/registry.ts";
import { renderPicture } from "../art/render.ts";
import type { PageHead } from "../outputs/seo/head.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Picture } from "../ui/picture.tsx";
import { Controls } from "./controls.tsx";
import { Foundations, SectionTones } from "./foundations.tsx";
import { Heroes } from "./heroes.tsx";
import { type Islands, Pieces } from "./pieces.tsx";
import { Specimen } from "./specimen.tsx";

export const galleryHead: PageHead = {
  seo: { title: "Gallery", description: "Every part of the kit in every state." },
  path: "/gallery",
  noindex: true,
};

/** The whole kit at a glance; the page exists in development only. */
export function Gallery(islands: Islands) {
  return (
    <>
      <div className="wrap pt-10">
        <h1 className="mb-10 text-h1">Gallery</h1>
        <Foundations />
        <Controls path={galleryHead.path} />
        <Pieces {...islands} />
        <Specimen
          title="Pictures"
          path="site/ui/picture.tsx, drawings in site/art/pictures"
          snippet={`<Picture {...shown(copy.picture)} />`}
        >
          <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {PICTURE_NAMES.map((name) => (
              <div key={name}>
                <Picture picture={renderPicture(name)} alt="" imageClassName="rounded-lg" />
                <p className="text-sm font-semibold">{name}</p>
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen
          title="Across the page"
          path="site/ui/hero.tsx, site/ui/section.tsx, site/ui/call-to-action.tsx"
          snippet={ACROSS}
        >
          <p>Heroes, tones of sections and the ways a page closes, below.</p>
        </Specimen>
      </div>
      <Heroes />
      <SectionTones />
      <CallToAction {...closing} />
      {(["beside", "across", "panel"] as const).map((layout) => (
        <CallToAction
          key={layout}
          {...closing}
          title={`A call to action, picture ${layout}`}
          picture={closingPicture}
          layout={layout}
          tone="sand"
        />
      ))}
    </>
  );
}

const ACROSS = `<Hero {...copy.hero} trail={trail("/services/carbon-advisory")} layout="split" tone="sand">…</Hero>
<Section tone="paper"><SectionHeading title="A title" lede="A lede." /></Section>
<CallToAction {...copy.closing} layout="beside" tone="sand" />`;

const closing = {
  title: "A call to action",
  text: "One thing to do next, and one other for those who are not ready for it.",
  action: { label: "First", to: href("/contact") },
  secondary: { label: "Second", to: href("/services") },
};

const closingPicture = { name: "carbon-strata", alt: "", caption: "One sentence that says what it shows." };
