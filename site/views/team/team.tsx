import { trail } from "../../addresses.ts";
import { portrait } from "../../art/render.ts";
import { team } from "../../content/records/team.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { person } from "../../outputs/seo/json-ld.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TeamCopy } from "./copy.ts";

export const teamHead = ({ seo }: TeamCopy) => ({
  ...pageHead("/team", seo),
  pictures: team().map(portrait),
  graph: team().map(person),
});

export function Team({ copy: { hero, profiles, expertise, closing } }: { copy: TeamCopy }) {
  return (
    <>
      <Hero layout="split" trail={trail("/team")} {...hero} />
      <Profiles {...profiles} />
      <Section tone="ink" heading={{ id: "expertise", title: expertise.title, lede: expertise.lede }}>
        <Points
          points={expertise.items}
          className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:mt-6 lg:grid-cols-4"
          textClassName="mt-1 text-sm text-paper/85"
        />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}

function Profiles({ title }: TeamCopy["profiles"]) {
  const members = team();
  const source = members.map((member) => portrait(member).source).find((line) => line !== "");
  return (
    <section aria-labelledby="profiles" className="wrap pb-section">
      <SectionHeading id="profiles" size="h3" title={title} className="border-t-2 border-ink pt-4" />
      <ul className="enters mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {members.map((member) => (
          <li key={member.slug} id={member.slug}>
            <div className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4">
              <Picture
                picture={portrait(member)}
                alt={member.photo ? member.name : `${member.monogram}, the initials of ${member.name}`}
                showSource={false}
                imageClassName="aspect-square rounded-lg object-cover"
              />
              <div>
                <h3 className="text-h4">{member.name}</h3>
                <p className="leading-snug font-semibold text-leaf">{member.title}</p>
              </div>
            </div>
            <p className="mt-2 text-sm text-ink-soft">{member.expertise}</p>
            <p className="mt-1 text-sm">{member.bio}</p>
          </li>
        ))}
      </ul>
      {source && <p className="mt-5 text-sm text-ink-soft">{source}</p>}
    </section>
  );
}
