import { portrait, shown } from "../../art/render.ts";
import { pageAbout } from "../../content/records/page-tree.ts";
import { rules } from "../../content/records/rules.ts";
import { type Member, team } from "../../content/records/team.ts";
import { type Crumb, href } from "../../paths.ts";
import { MailLink } from "../../ui/lead.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

export function People({ section, id }: SectionProps<"people">) {
  const members = team();
  const source = members.map((member) => portrait(member).source).find((line) => line !== "");
  return (
    <section aria-labelledby={id} className="wrap pb-section">
      <SectionHeading id={id} size="h3" title={section.title} className="sr-only" />
      <ul className="enters">
        {members.map((member) => (
          <Profile key={member.slug} member={member} />
        ))}
      </ul>
      {source && <p className="mt-5 text-sm text-ink-soft">{source}</p>}
    </section>
  );
}

function Profile({ member }: { member: Member }) {
  const { slug, name, title, expertise, bio, signs, mail, photo, monogram, picture } = member;
  const led = member.rules.flatMap((id) => rules().find((rule) => rule.id === id) ?? []);
  return (
    <li
      id={slug}
      className="group grid-12 scroll-mt-24 break-inside-avoid gap-y-5 border-t-2 border-ink py-6 lg:grid-rows-[auto_1fr] lg:py-12"
    >
      <Picture
        picture={portrait(member)}
        alt={photo ? name : `${monogram}, the initials of ${name}`}
        showSource={false}
        className="col-span-4 sm:row-start-1 sm:group-even:col-start-9 lg:row-span-2 lg:row-start-1 lg:group-even:col-span-3 lg:group-even:col-start-10"
        imageClassName="aspect-4/5 rounded-lg object-cover"
      />
      <div className="col-span-8 col-start-5 self-end sm:row-start-1 sm:group-even:col-start-1 lg:group-even:col-span-9 lg:group-even:col-start-1">
        <h3 className="text-h1 wrap-anywhere">{name}</h3>
        <p className="mt-2 leading-snug font-semibold text-leaf">{title}</p>
      </div>
      <div className="col-span-12 sm:col-span-8 sm:col-start-5 sm:row-start-2 sm:group-even:col-start-1 lg:col-span-4 lg:col-start-5 lg:group-even:col-span-5 lg:group-even:col-start-1">
        <p className="font-display text-h4">{expertise}</p>
        <p className="mt-3">{bio}</p>
        {mail && <MailLink mail={mail} />}
      </div>
      <dl className="col-span-12 grid content-start gap-3 sm:col-span-4 sm:col-start-1 sm:row-start-2 sm:group-even:col-start-9 lg:col-start-9 lg:group-even:col-start-6">
        <Links name="Leads" links={member.leads.flatMap((topic) => pageAbout(topic) ?? [])} />
        <Links
          name="Rules"
          links={led.map((rule) => ({ label: rule.name, to: href("/rules/:slug", rule.id) }))}
        />
        {signs && (
          <div>
            <dt className="eyebrow text-leaf">Signs</dt>
            <dd className="first-letter:uppercase">{signs}</dd>
          </div>
        )}
      </dl>
      {picture && (
        <Picture
          {...shown(picture, { duotone: true })}
          className="col-span-12"
          imageClassName="aspect-3/2 rounded-lg object-cover sm:aspect-5/2"
        />
      )}
    </li>
  );
}

const Links = ({ name, links }: { name: string; links: Crumb[] }) =>
  links.length > 0 && (
    <div>
      <dt className="eyebrow text-leaf">{name}</dt>
      <dd className="flex flex-wrap gap-x-4">
        {links.map(({ label, to }) => (
          <a
            key={to}
            href={to}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-leaf lg:min-h-8"
          >
            {label}
          </a>
        ))}
      </dd>
    </div>
  );
