import { trail } from "../../addresses.ts";
import { firm } from "../../content/reader/read.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { phoneHref } from "../../ui/contact-links.tsx";
import type { ContactCopy } from "./copy.ts";

const address =
  "inline-block py-1 font-display text-h3 text-marigold hover:underline hover:underline-offset-4";

/** The dark half of the page; it runs out to the left edge of the window. */
export function Information({ hero, information }: Pick<ContactCopy, "hero" | "information">) {
  const { hours, offices, email, phone } = firm();
  return (
    <div className="relative isolate pt-6 pb-14 text-paper before:absolute before:inset-y-0 before:right-0 before:-left-[50vw] before:-z-10 before:bg-ink max-lg:before:-right-[50vw] lg:pr-12">
      <Breadcrumbs trail={trail("/contact")} />
      <h1 className="mt-10 max-w-[7.2em] text-h1 lg:mt-14">{hero.title}</h1>
      <p className="mt-6 max-w-xl text-lede">{hero.lede}</p>
      <section aria-labelledby="information" className="mt-12 border-t border-line-dark pt-8">
        <h2 id="information" className="text-h4">
          {information.title}
        </h2>
        <p className="mt-2 max-w-md text-paper/85">{information.intro}</p>
        <address className="not-italic">
          <p className="mt-6">
            <a href={`mailto:${email}`} className={address}>
              {email}
            </a>
            <br />
            <a href={phoneHref()} className={`figures ${address}`}>
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
