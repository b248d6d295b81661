import type { PageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../ui/related-links.tsx";
import { serviceLinks } from "../../related-links.ts";
import { serviceHead } from "../service-head.ts";
import { Certifications } from "./certifications.tsx";
import type { CybersecurityCopy } from "./copy.ts";
import { Frameworks } from "./frameworks.tsx";
import { Incident } from "./incident.tsx";
import { Industries } from "./industries.tsx";
import { Opening } from "./opening.tsx";
import { Services } from "./services.tsx";

export function cybersecurityHead(copy: CybersecurityCopy): PageHead {
  return serviceHead("/services/cybersecurity", copy, copy.hero.picture);
}

export function Cybersecurity({ copy }: { copy: CybersecurityCopy }) {
  return (
    <div className="bg-ink text-paper">
      <Opening {...copy.hero} />
      <Services {...copy.services} />
      <Incident {...copy.incident} />
      <Frameworks {...copy.frameworks} />
      <Certifications {...copy.certifications} />
      <Industries {...copy.industries} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} tone="ink" layout="across" />
    </div>
  );
}
