import type { ReactNode } from "react";
import { rulesOf } from "../../../../content/records/review.ts";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { faqPage } from "../../../../outputs/seo/json-ld.ts";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { Reviewed } from "../../../../ui/reviewed.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { Brief, serviceHead, WhyChoose } from "../../service-page.tsx";
import { Consignment } from "./consignment.tsx";
import { type CbamCopy, cbamQuestionsCopy } from "./copy.ts";
import { Deadlines } from "./deadlines.tsx";
import { Checklist, FloatingLinks, Questions } from "./help.tsx";
import { Approach, Results } from "./method.tsx";
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
      <Brief {...copy.brief} />
      <Assessment {...copy.assessment} trust={copy.trust} />
      <Services {...copy.services} related={copy.related} />
      <Consignment {...copy.consignment} />
      <Sectors {...copy.sectors} />
      <Deadlines {...copy.deadlines} />
      <Approach {...copy.approach} />
      <Results {...copy.results} />
      <WhyChoose {...copy.why} className="wrap py-6" />
      <Checklist {...copy.checklist}>{children}</Checklist>
      <Questions {...copy.faq} items={cbamQuestionsCopy()} />
      <RelatedLinks links={serviceLinks(copy)} />
      <Reviewed rules={rulesOf({ ...copy, questions: cbamQuestionsCopy() })} />
      <FloatingLinks {...copy.floating} />
    </>
  );
}
