import { clsx } from "clsx";
import { SUBSCRIBED_FRAGMENT } from "../../contract/forms.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import { siteConfig } from "../config.ts";
import { firm } from "../content/reader/read.ts";
import { navigation } from "../content/records/navigation.ts";
import { EmailAddress, PhoneLink } from "../ui/contact-links.tsx";
import { NewsletterForm, TO_CONFIRM } from "../ui/newsletter-form.tsx";
import { LogoMark, Wordmark } from "./logo.tsx";
import { SYSTEM_THEME } from "./theme.ts";

const ON_THE_LIST = "You are on the list. Thank you.";

const columns = "grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-8";

export function Footer({ path }: { path: string }) {
  const { tagline, email, hours, offices, copyrightYear, legalName, social } = firm();
  const { footer, tools } = navigation();
  return (
    <footer className="bg-ink text-paper">
      <div className="wrap grid gap-x-8 gap-y-6 py-4 sm:gap-y-10 sm:py-12 lg:grid-cols-12 lg:py-14">
        <div className="lg:col-span-5 lg:pr-12">
          <p className="flex items-center gap-3">
            <LogoMark className="size-10" />
            <Wordmark className="h-8" />
          </p>
          <p className="mt-3 max-w-md sm:mt-5">{tagline}</p>
          <div className="mt-4 max-w-md sm:mt-6 lg:mt-8">
            <h2 className="text-h4">Newsletter</h2>
            <p className="mt-1 mb-3 opacity-85">{WORDINGS.newsletter}</p>
            <NewsletterForm tone="dark" path={path} />
            {/* Where the server sends a subscriber whose browser runs no scripts. */}
            <p
              id={SUBSCRIBED_FRAGMENT}
              className="mt-3 hidden font-semibold text-marigold target:block"
            >
              {siteConfig().delivery.confirmsNewsletter ? `Thank you. ${TO_CONFIRM}` : ON_THE_LIST}
            </p>
          </div>
        </div>
        <div className={clsx(columns, "gap-y-4 sm:gap-y-7 lg:col-span-7")}>
          {footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-h4">{title}</h2>
              <ul className="mt-2 sm:mt-3">
                {links.map((link) => (
                  <FooterLink key={link.label} {...link} />
                ))}
              </ul>
            </div>
          ))}
          <div className="border-line-dark sm:col-span-3 sm:border-t sm:pt-6">
            <h2 className="text-h4">{tools.title}</h2>
            <p className="mt-1 opacity-85">{tools.text}</p>
            <ul className="mt-2 gap-x-8 sm:grid sm:grid-cols-3">
              {tools.links.map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </div>
          <address
            className={clsx(
              columns,
              "items-baseline border-line-dark not-italic max-sm:contents sm:col-span-3 sm:border-t sm:pt-6",
            )}
          >
            <p className="grid grid-cols-1 content-start justify-items-start gap-y-1 max-sm:col-span-2">
              <a
                href={`mailto:${email}`}
                className="inline-block wrap-anywhere hover:underline max-lg:py-2.5"
              >
                <EmailAddress email={email} />
              </a>
              {/* Before the fonts have loaded, the number may be wider than its column. */}
              <PhoneLink className="hover:underline max-lg:min-h-11 max-[24rem]:[&>span]:whitespace-normal max-[24rem]:[&>svg]:hidden" />
              <span className="text-sm opacity-85">
                {`${hours.days} ${hours.from} to ${hours.to} ${hours.zone}`}
              </span>
            </p>
            {offices.map(({ city, role }) => (
              <p key={city}>
                {city} <span className="text-sm opacity-85 sm:block">{role}</span>
              </p>
            ))}
          </address>
        </div>
      </div>
      <div className="border-t border-line-dark">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 sm:py-5">
          <p className="text-sm">{`© ${copyrightYear} ${legalName}. All rights reserved.`}</p>
          <ThemeChoice />
          <SocialLinks links={social} />
        </div>
      </div>
    </footer>
  );
}

/** theme.ts handles it; without scripts the system decides. */
const ThemeChoice = () => (
  <label className="text-sm no-scripting:hidden">
    Theme{" "}
    <select data-themes="" className="min-h-11 bg-ink font-semibold">
      <option>{SYSTEM_THEME}</option>
      <option>Light</option>
      <option>Dark</option>
    </select>
  </label>
);

const FooterLink = ({ label, to }: { label: string; to: string }) => (
  <li>
    <a
      href={to}
      className="inline-flex items-center py-1.5 leading-snug hover:underline hover:underline-offset-4 max-lg:min-h-11"
    >
      {label}
    </a>
  </li>
);

// Lucide carries no brand marks; these outlines follow its grid and stroke.
const marks: Record<string, string> = {
  LinkedIn:
    "M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  Twitter: "M4 4l11.7 16H20L8.300 4zM4 20l6.800-7.400M13.200 11.400L20 4",
  YouTube:
    "M2.500 17a24 24 0 0 1 0-10 2 2 0 0 1 1.400-1.400 50 50 0 0 1 16.200 0A2 2 0 0 1 21.500 7a24 24 0 0 1 0 10 2 2 0 0 1-1.400 1.400 50 50 0 0 1-16.200 0A2 2 0 0 1 2.500 17zM10 15l5-3-5-3z",
  Facebook: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
  Instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.400a4 4 0 1 1-7.900 1.200 4 4 0 0 1 7.900-1.200zM17.500 6.500h.01",
};

const SocialLinks = ({ links }: { links: Array<{ network: string; url: string }> }) => (
  <ul className="-mx-3 flex sm:gap-1">
    {links.map(({ network, url }) => (
      <li key={network}>
        <a
          href={url}
          rel="noopener"
          className="grid size-11 place-items-center rounded-md hover:bg-ink-2"
        >
          <svg viewBox="0 0 24 24" role="img" aria-label={network} className="icon size-5">
            {marks[network] ? <path d={marks[network]} /> : <circle cx="12" cy="12" r="9" />}
          </svg>
        </a>
      </li>
    ))}
  </ul>
);
