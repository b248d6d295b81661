import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Certifications } from "./certifications.tsx";
import { copy } from "./cybersecurity.data.ts";
import { Frameworks } from "./frameworks.tsx";
import { Hero, trail } from "./hero.tsx";
import { Industries } from "./industries.tsx";
import { Services } from "./services.tsx";

const path = "/services/cybersecurity";

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
      <Services />
      <Frameworks />
      <Certifications />
      <Industries />
      <CallToAction {...copy.closing} />
    </div>
  );
}
