import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { prerendered } from "../../../ui/prerendered.tsx";
import { copy } from "./green-audit.data.ts";
import { Hero, trail } from "./hero.tsx";

const path = "/services/green-audit";

const Contents = prerendered(
  import.meta.env.SSR ? (await import("./contents.tsx")).default : null,
  () => import("./contents.tsx"),
);

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [service({ name: "Green Audit", description: copy.seo.description, path })],
  });

export default function GreenAudit() {
  return (
    <>
      <Hero />
      <Contents id="contents" />
      <CallToAction {...copy.closing} />
    </>
  );
}
