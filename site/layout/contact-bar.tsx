import { href } from "../addresses.ts";
import { phoneHref, WhatsAppIcon, whatsappHref } from "../ui/contact-links.tsx";
import { ArrowRight, Phone } from "../ui/icons.tsx";

/**
 * On phones, the ways to reach the firm at the foot of the screen. It stands in a strip of its own at the end of the
 * page, so that nothing is left under it; contact-bar-script.ts puts it away while it would be in the way.
 */
export function ContactBar({ path }: { path: string }) {
  // There the form, the number and the address are the page.
  if (path === href("/contact")) return null;
  return (
    <div className="contact-bar">
      <nav aria-label="Quick contact" data-contact-bar>
        <a href={phoneHref()}>
          <Phone className="size-4.5 shrink-0" />
          Call
        </a>
        <a href={whatsappHref()} target="_blank" rel="noopener" aria-label="Chat with us on WhatsApp">
          <WhatsAppIcon className="size-5 shrink-0" />
          WhatsApp
        </a>
        <a href={href("/contact")}>
          Write
          <ArrowRight className="size-5" />
        </a>
      </nav>
    </div>
  );
}
