import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { ClimateRisk } from "./climate-risk.tsx";
import { copy } from "./climate-sustainability.data.ts";
import { Consultancies } from "./consultancies.tsx";
import { Hero, trail } from "./hero.tsx";
import { Questions } from "./questions.tsx";

const path = "/services/climate-sustainability";

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [service({ name: copy.hero.title, description: copy.seo.description, path })],
  });

export default function ClimateSustainability() {
  return (
    <>
      <Hero />
      <Questions />
      <Consultancies />
      <ClimateRisk />
      <CallToAction {...copy.closing} />
    </>
  );
}
