import { href, trail } from "../../addresses.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Company } from "./company.tsx";
import type { AboutUsCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";
import { Policy } from "./policy.tsx";

export function aboutUsHead({ seo, hero }: AboutUsCopy): PageHead {
  return { seo, path: href("/about-us"), trail: trail("/about-us"), pictures: [hero.picture.name] };
}

export function AboutUs({ copy }: { copy: AboutUsCopy }) {
  const { hero, stats, company, policy, closing } = copy;
  return (
    <>
      <Opening hero={hero} stats={stats} />
      <Tabs
        label="About Us"
        tabs={[
          { id: "company", label: company.tab, panel: <Company {...company} /> },
          { id: "policy", label: policy.tab, panel: <Policy {...policy} /> },
        ]}
        initial="company"
        className="wrap py-section"
      />
      <CallToAction {...closing} />
    </>
  );
}
