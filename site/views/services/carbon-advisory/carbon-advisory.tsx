import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { prerendered } from "../../../ui/prerendered.tsx";
import { copy } from "./carbon-advisory.data.ts";
import { Hero, trail } from "./hero.tsx";
import { SectionIndex } from "./section-index.tsx";

const path = "/services/carbon-advisory";

const Chapters = prerendered(
  import.meta.env.SSR ? (await import("./chapters.tsx")).default : null,
  () => import("./chapters.tsx"),
);

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [service({ name: copy.hero.eyebrow, description: copy.seo.description, path })],
  });

export default function CarbonAdvisory() {
  return (
    <>
      <Hero />
      <div className="wrap grid-12 gap-y-14 pt-14 pb-section lg:pt-section">
        <SectionIndex />
        <div className="col-span-12 lg:col-span-9 xl:pl-8">
          <Chapters id="briefing" />
        </div>
      </div>
      <CallToAction {...copy.closing} />
    </>
  );
}
