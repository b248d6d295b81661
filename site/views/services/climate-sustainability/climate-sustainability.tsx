import { href, trail } from "../../../addresses.ts";
import { rulesOf } from "../../../content/records/review.ts";
import type { PageHead } from "../../../outputs/seo/head.ts";
import { service } from "../../../outputs/seo/json-ld.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../ui/related-links.tsx";
import { serviceLinks } from "../../related-links.ts";
import { ClimateRisk } from "./climate-risk.tsx";
import { Consultancies } from "./consultancies.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";
import { Questions } from "./questions.tsx";

export function climateSustainabilityHead(copy: ClimateSustainabilityCopy): PageHead {
  const { seo, hero } = copy;
  const path = href("/services/climate-sustainability");
  return {
    seo,
    path,
    trail: trail("/services/climate-sustainability"),
    pictures: [hero.picture.name],
    rules: rulesOf(copy),
    graph: [service({ name: hero.title, description: seo.description, path })],
  };
}

export function ClimateSustainability({ copy }: { copy: ClimateSustainabilityCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <Questions {...copy.services} />
      <Consultancies {...copy.specialised} />
      <ClimateRisk {...copy.climateRisk} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} tone="ink" />
    </>
  );
}
