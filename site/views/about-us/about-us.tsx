import type { ReactNode } from "react";
import { href, trail } from "../../addresses.ts";
import type { PageHead } from "../../seo/head.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { TabPanels, type TabSet } from "../../ui/tab-panels.tsx";
import { Company } from "./company.tsx";
import type { AboutUsCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";
import { Policy } from "./policy.tsx";

export function aboutUsHead({ seo, hero }: AboutUsCopy): PageHead {
  return { seo, path: href("/about-us"), trail: trail("/about-us"), pictures: [hero.picture.name] };
}

/** Its child is the list of tabs. */
export function AboutUs({ copy, children }: { copy: AboutUsCopy; children?: ReactNode }) {
  const { hero, stats, company, policy, closing } = copy;
  return (
    <>
      <Opening hero={hero} stats={stats} />
      <TabPanels
        {...aboutUsTabs(copy)}
        panels={{ company: <Company {...company} />, policy: <Policy {...policy} /> }}
        className="wrap py-section"
      >
        {children}
      </TabPanels>
      <CallToAction {...closing} />
    </>
  );
}

export function aboutUsTabs({ company, policy }: AboutUsCopy): TabSet {
  return {
    label: "About Us",
    tabs: [
      { id: "company", label: company.tab },
      { id: "policy", label: policy.tab },
    ],
    initial: "company",
  };
}
