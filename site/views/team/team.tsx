import { clsx } from "clsx";
import { href, trail } from "../../addresses.ts";
import { portrait } from "../../art/render.ts";
import { type Member, team } from "../../content/records/team.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { person } from "../../outputs/seo/json-ld.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TeamCopy } from "./copy.ts";

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

/** Portraits of different sizes, none on a line with its neighbour; the last has its text beside it. */
const places = [
  "lg:col-span-6",
  "lg:col-span-4 lg:col-start-9 lg:mt-48",
  "lg:col-span-4 lg:col-start-2",
  "lg:col-span-5 lg:col-start-8 lg:mt-32",
  "lg:col-span-9 lg:grid-cols-[5fr_4fr] lg:grid-rows-[1fr_auto]",
];

function Profiles({ title }: TeamCopy["profiles"]) {
  const members = team();
  const source = members.map((member) => portrait(member).source).find((line) => line !== "");
  return (
    <section aria-labelledby="profiles" className="wrap pb-section">
      <SectionHeading id="profiles" size="h3" title={title} className="border-t-2 border-ink pt-5" />
      <ul className="enters mt-6 grid-12 gap-y-10 lg:mt-10 lg:gap-y-16">
        {members.map((member, index) => (
          <li
            key={member.slug}
            id={member.slug}
            className={clsx(
              "col-span-12 grid content-start gap-x-5 gap-y-4 max-md:grid-cols-[7rem_1fr] md:gap-x-10 md:max-lg:grid-cols-[2fr_3fr] md:max-lg:grid-rows-[1fr_auto] lg:gap-y-5",
              places[index],
            )}
          >
            <Profile member={member} />
          </li>
        ))}
      </ul>
      {source && <p className="mt-8 text-sm text-ink-soft">{source}</p>}
    </section>
  );
}

function Profile({ member }: { member: Member }) {
  const { name, title, expertise, bio, photo, monogram } = member;
  return (
    <>
      <Picture
        picture={portrait(member)}
        alt={photo ? name : `${monogram}, the initials of ${name}`}
        showSource={false}
        className="md:row-span-2"
        imageClassName="aspect-4/5 rounded-lg object-cover"
      />
      <div className="self-end">
        <h3 className="text-h2">{name}</h3>
        <p className="mt-1 font-semibold text-leaf md:mt-2 md:text-lg">{title}</p>
        <p className="mt-1 text-ink-soft max-md:text-sm">{expertise}</p>
      </div>
      <p className="max-w-xl max-md:col-span-2">{bio}</p>
    </>
  );
}
