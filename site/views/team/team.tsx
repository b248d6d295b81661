import { href, trail } from "../../addresses.ts";
import { portrait } from "../../art/render.ts";
import { team } from "../../content/records/team.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { person } from "../../outputs/seo/json-ld-person.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
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
    <Section tone="ink" heading={{ id: "expertise", title, lede }}>
      <Points
        points={items}
        className="mt-14 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4"
        itemClassName="border-t border-line-dark pt-5 pb-10"
        textClassName="mt-2 text-paper/85"
      />
    </Section>
  );
}
