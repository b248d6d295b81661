import { portrait } from "../../art/render.ts";
import { team } from "../../content/records/team.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";
import { idOf } from "../section.ts";

/** The people of content/team. */
export function People({ section }: SectionProps<"people">) {
  const id = idOf(section);
  const members = team();
  const source = members.map((member) => portrait(member).source).find((line) => line !== "");
  return (
    <section aria-labelledby={id} className="wrap pb-section">
      <SectionHeading id={id} size="h3" title={section.title} className="border-t-2 border-ink pt-4" />
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
