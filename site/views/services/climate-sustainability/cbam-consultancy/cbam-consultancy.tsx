import type { ReactNode } from "react";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { faqPage } from "../../../../outputs/seo/json-ld.ts";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { serviceHead } from "../../service-page.tsx";
import { Consignment } from "./consignment.tsx";
import { type CbamCopy, cbamQuestionsCopy } from "./copy.ts";
import { Deadlines } from "./deadlines.tsx";
import { Checklist, FloatingLinks, Questions } from "./help.tsx";
import { Approach, Results, Why } from "./method.tsx";
import { Banner, Hero, Progress } from "./opening.tsx";
import { Assessment, Sectors, Services } from "./services.tsx";

const address = "/services/climate-sustainability/cbam-consultancy";

export function cbamHead(copy: CbamCopy): PageHead {
  const questions = cbamQuestionsCopy();
  const head = serviceHead(address, { ...copy, questions }, copy.hero.picture);
  return { ...head, graph: [...head.graph, faqPage(head.path, questions)] };
}

/** Its child is the form of the checklist. */
export function CbamConsultancy({ copy, children }: { copy: CbamCopy; children?: ReactNode }) {
  return (
    <>
      <Banner {...copy.banner} />
      <Hero {...copy.hero} address={address} />
      <Progress {...copy.progress} picture={copy.hero.picture} />
      <Assessment {...copy.assessment} trust={copy.trust} />
      <Services {...copy.services} related={copy.related} />
      <Consignment {...copy.consignment} />
      <Sectors {...copy.sectors} />
      <Deadlines {...copy.deadlines} />
      <Approach {...copy.approach} />
      <Results {...copy.results} />
      <Why {...copy.why} />
      <Checklist {...copy.checklist}>{children}</Checklist>
      <Questions {...copy.faq} items={cbamQuestionsCopy()} />
      <RelatedLinks links={serviceLinks(copy)} />
      <FloatingLinks {...copy.floating} />
    </>
  );
}
