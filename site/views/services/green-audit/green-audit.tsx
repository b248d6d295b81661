import type { PageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../ui/related-links.tsx";
import { serviceLinks } from "../../related-links.ts";
import { serviceHead } from "../service-head.ts";
import { Audits } from "./audits.tsx";
import { Benefits } from "./benefits.tsx";
import type { GreenAuditCopy } from "./copy.ts";
import { EvidenceFile } from "./evidence-file.tsx";
import { Opening } from "./opening.tsx";
import { Path } from "./path.tsx";

export function greenAuditHead(copy: GreenAuditCopy): PageHead {
  return serviceHead("/services/green-audit", copy, copy.hero.picture);
}

export function GreenAudit({ copy }: { copy: GreenAuditCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <EvidenceFile {...copy.evidence} />
      <Audits {...copy.auditServices} />
      <Path {...copy.process} />
      <Benefits {...copy.benefits} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} tone="sand" />
    </>
  );
}
