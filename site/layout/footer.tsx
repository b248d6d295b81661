import { clsx } from "clsx";
import { NEWSLETTER_WORDING, SUBSCRIBED_FRAGMENT } from "../../contract/forms.ts";
import { firm as readFirm } from "../content/reader/read.ts";
import { navigation } from "../content/records/navigation.ts";
import { PhoneLink } from "../ui/contact-links.tsx";
import { NewsletterForm } from "../ui/newsletter-form.tsx";
import { LogoMark, Wordmark } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The links above and the addresses below stand in the same columns; on phones all of them share two. */
const columns = "grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-8";

export function Footer({ path }: { path: string }) {
  const firm = readFirm();
  const { hours } = firm;
  return (
    <footer className="bg-ink text-paper">
      <div className="wrap grid gap-x-8 gap-y-8 py-9 sm:gap-y-10 sm:py-12 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-5 lg:pr-12">
          <p className="flex items-center gap-3">
            <LogoMark className="size-10" />
            <Wordmark className="h-8" />
          </p>
          <p className="mt-5 max-w-md">{firm.tagline}</p>
          <div className="mt-6 max-w-md lg:mt-8">
            <h2 className="text-h4">Newsletter</h2>
            <p className="mt-1 mb-4 text-sm opacity-85">{NEWSLETTER_WORDING}</p>
            <NewsletterForm tone="dark" path={path} />
            {/* Where the server sends a subscriber whose browser runs no scripts. */}
            <p id={SUBSCRIBED_FRAGMENT} className="mt-3 hidden font-semibold text-marigold target:block">
              You are on the list. Thank you.
            </p>
          </div>
        </div>
        <div className={clsx(columns, "gap-y-6 sm:gap-y-10 lg:col-span-7")}>
          {navigation().footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-h4">{title}</h2>
              <ul className="mt-2 sm:mt-3">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <a href={to} className="inline-block py-1.5 hover:underline hover:underline-offset-4">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <address className="not-italic max-sm:contents sm:col-span-3">
            <div className={clsx(columns, "border-line-dark max-sm:contents sm:border-t sm:pt-8")}>
              <p className="grid grid-cols-1 content-start justify-items-start gap-y-1">
                <a href={`mailto:${firm.email}`} className="wrap-anywhere hover:underline">
                  <EmailAddress email={firm.email} />
                </a>
                {/* Before the fonts have come, the number may be wider than its column. */}
                <PhoneLink className="hover:underline max-[24rem]:[&>span]:whitespace-normal max-[24rem]:[&>svg]:hidden" />
                <span className="text-sm opacity-85">
                  {`${hours.days} ${hours.from} to ${hours.to} ${hours.zone}`}
                </span>
              </p>
              {firm.offices.map(({ city, role }) => (
                <p key={city} className="grid content-start gap-y-1">
                  {city}
                  <span className="text-sm opacity-85">{role}</span>
                </p>
              ))}
            </div>
          </address>
        </div>
      </div>
      <div className="border-t border-line-dark">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-5">
          <p className="text-sm">{`© ${firm.copyrightYear} ${firm.legalName}. All rights reserved.`}</p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

/** An address too long for its column breaks after the sign, not within a word. */
function EmailAddress({ email }: { email: string }) {
  const [mailbox, host] = email.split("@");
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  );
}
