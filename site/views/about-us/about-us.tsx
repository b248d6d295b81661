import type { ReactNode } from "react";
import { organization } from "../../seo/json-ld.ts";
import { pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { prerendered } from "../../ui/prerendered.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useHashTab } from "../../ui/use-hash-tab.ts";
import { copy } from "./about-us.data.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.eyebrow, to: "/about-us" },
];

export const meta = () => pageMeta({ seo: copy.seo, path: "/about-us", trail, graph: [organization()] });

const Company = prerendered(
  import.meta.env.SSR ? (await import("./company.tsx")).default : null,
  () => import("./company.tsx"),
);
const Policy = prerendered(
  import.meta.env.SSR ? (await import("./policy.tsx")).default : null,
  () => import("./policy.tsx"),
);

const { company, policy } = copy.tabs;

const tabs = [
  { id: "company", label: company.label, panel: <Panel text={<Company id="company-text" />} {...company} /> },
  { id: "policy", label: policy.label, panel: <Panel text={<Policy id="policy-text" />} {...policy} /> },
];

export default function AboutUs() {
  const { title, text, button } = copy.closing;
  const [selected, select] = useHashTab(
    tabs.map(({ id }) => id),
    "company",
  );
  return (
    <>
      <Hero />
      <Figures />
      <Tabs
        label={copy.hero.eyebrow}
        tabs={tabs}
        selected={selected}
        onSelect={select}
        className="wrap py-section"
      />
      <CallToAction title={title} text={text} action={button} />
    </>
  );
}

function Panel({ text, button }: { text: ReactNode; button: { label: string; to: string } }) {
  return (
    <div className="pt-12 lg:pt-20">
      {text}
      <ButtonLink to={button.to} size="lg" className="mt-16">
        {button.label}
      </ButtonLink>
    </div>
  );
}

/** The drawing begins in the section's own colour and ends in that of the band of figures below it. */
function Hero() {
  const { title, lede, picture, pictureAlt } = copy.hero;
  return (
    <section className="bg-sand">
      <div className="relative z-1 wrap pt-8">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 max-w-[15ch] text-hero lg:mt-14">{title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{lede}</p>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        showSource={false}
        className={picture.photo ? "mt-10" : "-mt-[7vw]"}
      />
    </section>
  );
}

function Figures() {
  const { title, items } = copy.stats;
  return (
    <section aria-labelledby="figures" className="bg-data-2 text-paper">
      <div className="wrap grid gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="figures" className="text-h3">
            {title}
          </h2>
          <SourceLine source={copy.hero.picture.source} className="mt-2 text-sm" />
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {items.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </dl>
      </div>
    </section>
  );
}
