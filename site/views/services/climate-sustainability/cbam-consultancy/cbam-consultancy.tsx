import type { ReactNode } from "react";
import { href, trail } from "../../../../addresses.ts";
import { rulesOf } from "../../../../content/records/review.ts";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { faqPage, service } from "../../../../outputs/seo/json-ld.ts";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { Approach } from "./approach.tsx";
import { Assessment } from "./assessment.tsx";
import { Banner } from "./banner.tsx";
import { Checklist } from "./checklist.tsx";
import { Consignment } from "./consignment.tsx";
import { type CbamCopy, cbamQuestionsCopy } from "./copy.ts";
import { Deadlines } from "./deadlines.tsx";
import { FloatingLinks } from "./floating-links.tsx";
import { Hero } from "./hero.tsx";
import { Progress } from "./progress.tsx";
import { Questions } from "./questions.tsx";
import { Results } from "./results.tsx";
import { Sectors } from "./sectors.tsx";
import { Services } from "./services.tsx";
import { Why } from "./why.tsx";

const address = "/services/climate-sustainability/cbam-consultancy";

export function cbamHead(copy: CbamCopy): PageHead {
  const { seo, hero } = copy;
  const path = href(address);
  const way = trail(address);
  const questions = cbamQuestionsCopy();
  const name = way.at(-1)?.label ?? hero.title;
  return {
    seo,
    path,
    trail: way,
    pictures: [hero.picture.name],
    rules: rulesOf({ ...copy, questions }),
    graph: [service({ name, description: seo.description, path }), faqPage(path, questions)],
  };
}

/** Its child is the form of the checklist. */
export function CbamConsultancy({ copy, children }: { copy: CbamCopy; children?: ReactNode }) {
  return (
    <>
      <Banner {...copy.banner} />
      <Hero {...copy.hero} trail={trail(address)} />
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
