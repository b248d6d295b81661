import { href, trail } from "../../addresses.ts";
import { portrait } from "../../art/render.ts";
import { team } from "../../content/records/team.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { person } from "../../outputs/seo/json-ld-person.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TeamCopy } from "./copy.ts";
import { Profiles } from "./profiles.tsx";

export function teamHead({ seo }: TeamCopy): PageHead {
  return {
    seo,
    path: href("/team"),
    trail: trail("/team"),
    pictures: team().map(portrait),
    graph: team().map(person),
  };
}

export function Team({ copy: { hero, profiles, expertise, closing } }: { copy: TeamCopy }) {
  return (
    <>
      <div className="wrap pt-8 pb-12 lg:pb-20">
        <Breadcrumbs trail={trail("/team")} />
        <h1 className="mt-10 max-w-[7.8em] text-hero lg:mt-14">{hero.title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{hero.lede}</p>
      </div>
      <Profiles {...profiles} />
      <Expertise {...expertise} />
      <CallToAction {...closing} />
    </>
  );
}

function Expertise({ title, lede, items }: TeamCopy["expertise"]) {
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
