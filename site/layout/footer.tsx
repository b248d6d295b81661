import { NEWSLETTER_WORDING, SUBSCRIBED_FRAGMENT } from "../../contract/forms.ts";
import { navigation } from "../content/navigation.ts";
import { firm as readFirm } from "../content/read.ts";
import { NewsletterForm } from "../ui/newsletter-form.tsx";
import { PhoneLink } from "./contact-links.tsx";
import { LogoMark, Wordmark } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";

export function Footer({ path }: { path: string }) {
  const firm = readFirm();
  const { hours } = firm;
  return (
    <footer className="bg-ink text-paper">
      <div className="wrap grid gap-x-8 gap-y-12 py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-5 lg:pr-12">
          <p className="flex items-center gap-3">
            <LogoMark className="size-10" />
            <Wordmark className="h-8" />
          </p>
          <p className="mt-5 max-w-md">{firm.tagline}</p>
          <div className="mt-8 max-w-md">
            <h2 className="text-h4">Newsletter</h2>
            <p className="mt-1 mb-4 text-sm opacity-85">{NEWSLETTER_WORDING}</p>
            <NewsletterForm tone="dark" path={path} />
            {/* Where the server sends a subscriber whose browser runs no scripts. */}
            <p id={SUBSCRIBED_FRAGMENT} className="mt-3 hidden font-semibold text-marigold target:block">
              You are on the list. Thank you.
            </p>
          </div>
        </div>
        <div className="grid gap-10 sm:grid-cols-3 lg:col-span-7">
          {navigation().footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-h4">{title}</h2>
              <ul className="mt-3">
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
          <address className="not-italic sm:col-span-3">
            <div className="grid gap-8 border-t border-line-dark pt-8 sm:grid-cols-3">
              <p>
                <a href={`mailto:${firm.email}`} className="inline-block py-1 hover:underline">
                  {firm.email}
                </a>
                <br />
                <PhoneLink className="py-1 hover:underline" />
                <br />
                <span className="text-sm opacity-85">
                  {`${hours.days} ${hours.from} to ${hours.to} ${hours.zone}`}
                </span>
              </p>
              {firm.offices.map(({ city, role }) => (
                <p key={city}>
                  {city}
                  <br />
                  <span className="text-sm opacity-85">{role}</span>
                </p>
              ))}
            </div>
          </address>
        </div>
      </div>
      <div className="border-t border-line-dark">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-6">
          <p className="text-sm">{`© ${firm.copyrightYear} ${firm.legalName}. All rights reserved.`}</p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
