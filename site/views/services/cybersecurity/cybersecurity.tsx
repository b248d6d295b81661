import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { prerendered } from "../../../ui/prerendered.tsx";
import { copy } from "./cybersecurity.data.ts";
import { Hero, trail } from "./hero.tsx";

const path = "/services/cybersecurity";

const Contents = prerendered(
  import.meta.env.SSR ? (await import("./contents.tsx")).default : null,
  () => import("./contents.tsx"),
);

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [service({ name: copy.hero.eyebrow, description: copy.seo.description, path })],
  });

export default function Cybersecurity() {
  return (
    <div className="bg-ink text-paper">
      <Hero />
      <Contents id="contents" />
      <CallToAction {...copy.closing} />
    </div>
  );
}
