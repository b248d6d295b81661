import { z } from "zod";
import { portrait } from "../../art/render.ts";
import { link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { team } from "../../content/team.ts";

const page = readPage(
  "team",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text }),
    profiles: z.strictObject({ title: text }),
    expertise: z.strictObject({
      title: text,
      lede: text,
      items: z.array(z.strictObject({ title: text, text })).length(8, "needs eight fields of expertise"),
    }),
    closing: z.strictObject({ title: text, text, button: link }),
  }),
);

export const copy = page;

export const members = team().map((member) => ({
  slug: member.slug,
  name: member.name,
  title: member.title,
  expertise: member.expertise,
  bio: member.bio,
  portrait: portrait(member),
  portraitAlt: member.photo ? member.name : `${member.monogram}, the initials of ${member.name}`,
}));
