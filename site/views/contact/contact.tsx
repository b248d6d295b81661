import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TOPICS } from "../../../contract/topics.ts";
import { shown } from "../../art/render.ts";
import { siteConfig } from "../../config.ts";
import { firm } from "../../content/reader/read.ts";
import { answersOn } from "../../content/records/answers.ts";
import { leadOf, team } from "../../content/records/team.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { AnsweredQuestions } from "../../ui/answers.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { phoneHref } from "../../ui/contact-links.tsx";
import { Lead } from "../../ui/lead.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { ContactCopy } from "./copy.ts";

export const contactHead = ({ seo, picture }: ContactCopy) => pageHead("/contact", seo, picture);

export function Contact({ copy, children }: { copy: ContactCopy; children?: ReactNode }) {
  const { title, intro, privacy } = copy.form;
  return (
    <>
      <div className="overflow-x-clip bg-white">
        <div className="wrap lg:grid lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <div className={`${dark} pt-5 pb-7 lg:pt-6 lg:pr-12`}>
            <Breadcrumbs trail="/contact" />
            <h1 className="mt-4 text-h1 max-sm:text-h2 lg:mt-14 lg:max-w-[7.2em]">
              {copy.hero.title}
            </h1>
            <p className="mt-3 max-w-xl text-lede max-sm:text-base lg:mt-6">{copy.hero.lede}</p>
          </div>
          <section className="py-7 lg:row-span-2 lg:py-20 lg:pl-16 print:hidden">
            <h2 className="text-h2">{title}</h2>
            <p className="mt-2 mb-16 text-ink-soft lg:mt-3 lg:mb-14">{intro}</p>
            {children}
            <p className="mt-5 text-ink-soft">
              {privacy.text}{" "}
              <a href={privacy.link.to} className="inline-block py-1 underline underline-offset-4">
                {privacy.link.label}
              </a>
            </p>
          </section>
          <Information {...copy.information} />
        </div>
      </div>
      <AnsweredQuestions {...copy.answers} answers={answersOn("contact")} />
      <Next {...copy.next} picture={copy.picture} />
    </>
  );
}

const addressClass =
  "inline-block py-1 font-display text-h3 text-marigold hover:underline hover:underline-offset-4";

/** A dark ground that goes to the left edge of the window, and on narrow ones to both. */
const dark =
  "relative isolate bg-ink text-paper before:absolute before:inset-y-0 before:right-0 before:-left-[50vw] before:-z-10 before:bg-ink max-lg:before:-right-[50vw]";

/** Who reads a message. The form's island shows whoever leads its topic; the others keep the place as tall as it is. */
const Readers = () => (
  <div className="grid">
    {team().map((member) => {
      const topics = TOPICS.filter((topic) => leadOf(topic)?.slug === member.slug);
      if (topics.length === 0) return null;
      return (
        <Lead
          key={member.slug}
          member={member}
          label="Who reads this"
          data-topics={topics.join(" ")}
          className={clsx("col-start-1 row-start-1", !topics.includes("general") && "invisible")}
        />
      );
    })}
  </div>
);

function Information({ title, intro }: ContactCopy["information"]) {
  const { hours, offices, email, phone } = firm();
  return (
    <div className={`${dark} pt-8 pb-14 lg:pt-5 lg:pr-12 print:py-0`}>
      <Readers />
      <section
        aria-labelledby="information"
        className="mt-6 border-t border-line-dark pt-6 lg:mt-8"
      >
        <SectionHeading id="information" size="h4" title={title} />
        <p className="mt-2 max-w-md text-paper/85">{intro}</p>
        <address className="not-italic">
          <p className="mt-6">
            <a href={`mailto:${email}`} className={addressClass}>
              {email}
            </a>
            <br />
            <a href={phoneHref()} className={`figures ${addressClass}`}>
              {phone}
            </a>
            <br />
            <span className="text-paper/85">
              {hours.days} {hours.from} to {hours.to} {hours.zone}
            </span>
          </p>
          <div className="mt-8 grid grid-cols-2 gap-8">
            {offices.map(({ city, role }) => (
              <p key={city} className="border-t border-line-dark pt-4">
                <span className="font-display text-h3">{city}</span>
                <br />
                <span className="text-paper/85">{role}</span>
              </p>
            ))}
          </div>
        </address>
      </section>
    </div>
  );
}

/** What happens once a message is sent. The picture has the section's ground and fills it to the right edge. */
function Next({
  title,
  steps,
  receipt,
  picture,
}: ContactCopy["next"] & Pick<ContactCopy, "picture">) {
  const image = shown(picture);
  const { confirmsInquiries } = siteConfig().delivery;
  const points = steps.map(({ title, text }, index) => {
    const isConfirmed = index === 0 && confirmsInquiries;
    return { title, text: isConfirmed ? `${text} ${receipt}` : text };
  });
  return (
    <section aria-labelledby="next" className="overflow-x-clip bg-sand">
      <div className="wrap items-end gap-12 pt-16 lg:grid lg:grid-cols-[5fr_7fr] lg:pt-20 print:pt-0">
        <div className="lg:self-start lg:pb-20">
          <SectionHeading id="next" title={title} />
          <NumberedPoints points={points} className="mt-8" />
          <SourceLine {...image} className="mt-5 text-sm text-ink-soft print:hidden" />
        </div>
        <Picture
          {...image}
          showSource={false}
          className="-mr-bleed mask-t-from-85% max-lg:-ml-bleed lg:mask-l-from-80% print:hidden"
        />
      </div>
    </section>
  );
}
