import type { PageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../ui/related-links.tsx";
import { serviceLinks } from "../../related-links.ts";
import { serviceHead } from "../service-head.ts";
import { Benefits } from "./benefits.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";
import { Day } from "./day.tsx";
import { Figures } from "./figures.tsx";
import { Opening } from "./opening.tsx";
import { Syllabus } from "./syllabus.tsx";

export function serviceTrainingsHead(copy: ServiceTrainingsCopy): PageHead {
  return serviceHead("/services/trainings", copy, copy.hero.picture);
}

export function ServiceTrainings({ copy }: { copy: ServiceTrainingsCopy }) {
  const { hero, day, programmes, stats, related, benefits, closing } = copy;
  return (
    <>
      <Opening {...hero} actions={[closing.action, closing.secondary]} />
      <Day {...day} />
      <Syllabus {...programmes} />
      <Figures stats={stats} related={related} />
      <Benefits {...benefits} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...closing} tone="marigold" />
    </>
  );
}
