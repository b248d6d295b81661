import type { ReactNode } from "react";
import { href, trail } from "../../../addresses.ts";
import { cbamFigures } from "../../../content/records/cbam-figures.ts";
import { rulesOf } from "../../../content/records/review.ts";
import type { PageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Letterhead } from "../../../ui/letterhead.tsx";
import { Reviewed } from "../../../ui/reviewed.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";
import { Explanations } from "./explanations.tsx";
import { Opening } from "./opening.tsx";

const address = "/tools/cbam-estimator";

export function estimatorHead(copy: EstimatorCopy): PageHead {
  return {
    seo: copy.seo,
    path: href(address),
    trail: trail(address),
    pictures: [copy.where.picture.name],
    rules: rulesOf(copy),
    modified: cbamFigures().reviewed,
  };
}

type Props = Pick<ReturnType<typeof cbamFigures>, "figures" | "sources" | "reviewed" | "sourcesTo"> & {
  copy: EstimatorCopy;
  children?: ReactNode;
};

/** Its child is the calculator; all else is there without it. */
export function CbamEstimator({ copy, figures, sources, reviewed, sourcesTo, children }: Props) {
  const { form, who } = copy;
  return (
    <>
      <Letterhead />
      <Opening {...copy.hero} factors={figures.factors} />
      <Section tone="sand" id="estimate">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12" data-print="hide">
          <SectionHeading title={form.title} lede={form.lede} className="lg:col-span-7" />
          <div className="border-l-4 border-marigold pl-5 max-sm:hidden lg:col-span-5 lg:self-end">
            <h2 className="text-h4">{who.title}</h2>
            <p className="mt-2">{who.text}</p>
          </div>
        </div>
        <p className="mt-8 hidden font-semibold no-scripting:block">{form.noScript}</p>
        <div className="await-query mt-6 lg:mt-10">{children}</div>
      </Section>
      <Explanations copy={copy} {...{ figures, sources, reviewed, sourcesTo }} />
      <div className="print:hidden">
        <Reviewed rules={rulesOf(copy)} />
      </div>
      <CallToAction {...copy.closing} />
    </>
  );
}
