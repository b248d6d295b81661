import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Audits } from "./audits.tsx";
import { Benefits } from "./benefits.tsx";
import { EvidenceFile } from "./evidence-file.tsx";
import { copy } from "./green-audit.data.ts";
import { Hero, trail } from "./hero.tsx";
import { Path } from "./path.tsx";

const path = "/services/green-audit";

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
      <EvidenceFile />
      <Audits />
      <Path />
      <Benefits />
      <CallToAction {...copy.closing} />
    </>
  );
}
