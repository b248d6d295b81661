import type { ReactNode } from "react";
import { cbamPrices } from "../../../content/records/cbam-values.ts";
import { rulesOf } from "../../../content/records/review.ts";
import { type PageHead, pageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Reviewed } from "../../../ui/reviewed.tsx";
import { Section } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";
import { Explanations } from "./explanations.tsx";

const path = "/tools/cbam-estimator";

export const estimatorHead = (copy: EstimatorCopy): PageHead => ({
  ...pageHead(path, copy.seo, copy.picture),
  rules: rulesOf(copy),
  modified: cbamPrices().reviewed,
});

export const EstimatorPage = ({
  copy,
  children,
}: {
  copy: EstimatorCopy;
  children?: ReactNode;
}) => (
  <>
    <Hero
      tone="ink"
      trail={path}
      {...copy.hero}
      className="print:[&_h1]:text-[15pt] print:[&>div:first-child]:block print:[&>div:first-child]:p-0"
      titleClassName="max-sm:text-h2"
      ledeClassName="max-sm:text-base print:hidden"
    />
    <Section tone="sand" id="estimate" className="print:py-0">
      <p className="hidden font-semibold no-scripting:block">{copy.flow.noScript}</p>
      <div className="await-query">{children}</div>
    </Section>
    <Explanations copy={copy} />
    <div className="print:hidden">
      <Reviewed rules={rulesOf(copy)} />
    </div>
    <CallToAction {...copy.closing} />
  </>
);
