import { organizationRef } from "../../seo/json-ld.ts";
import { absolute, pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Profiles } from "./profiles.tsx";
import { copy, members } from "./team.data.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: "Our Team", to: "/team" },
];

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path: "/team",
    trail,
    graph: members.map(({ slug, name, title }) => ({
      "@type": "Person",
      "@id": `${absolute("/team")}#${slug}`,
      name,
      jobTitle: title,
      worksFor: organizationRef,
    })),
  });

export default function Team() {
  const { hero, closing } = copy;
  return (
    <>
      <div className="wrap pt-8 pb-12 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 max-w-[13ch] text-hero lg:mt-14">{hero.title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{hero.lede}</p>
      </div>
      <Profiles />
      <Expertise />
      <CallToAction title={closing.title} text={closing.text} action={closing.button} />
    </>
  );
}

function Expertise() {
  const { title, lede, items } = copy.expertise;
  return (
    <Section tone="ink" aria-labelledby="expertise">
      <SectionHeading id="expertise" title={title} lede={lede} />
      <ul className="mt-14 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line-dark pt-5 pb-10">
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-2 text-paper/85">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
