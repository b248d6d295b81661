import { href } from "../addresses.ts";
import type { asksAbout } from "../ui/asks-about.ts";
import { phoneHref, WhatsAppIcon, whatsappHref } from "../ui/contact-links.tsx";
import { ArrowRight, Phone } from "../ui/icons.tsx";

/**
 * On phones, links to reach the firm at the foot of the screen. A strip at the end of the page keeps room for it, so
 * that it covers nothing there; contact-bar-script.ts hides it while it would disturb.
 */
export function ContactBar({ path, asks }: { path: string; asks: ReturnType<typeof asksAbout> }) {
  // There the form, the number and the address are the page.
  if (path === href("/contact")) return null;
  return (
    <div className="contact-bar bg-ink">
      <nav aria-label="Quick contact" data-contact-bar className="bg-paper text-ink">
        <a href={phoneHref()}>
          <Phone className="size-4.5 shrink-0" />
          Call
        </a>
        <a href={whatsappHref()} target="_blank" rel="noopener" aria-label="Chat with us on WhatsApp">
          <WhatsAppIcon className="size-5 shrink-0" />
          WhatsApp
        </a>
        <a href={href("/contact")} {...asks} className="bg-leaf text-paper">
          Write
          <ArrowRight className="size-5" />
        </a>
      </nav>
    </div>
  );
}
