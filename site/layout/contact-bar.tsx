import { Phone } from "lucide-react";
import { href } from "../paths.ts";
import type { asksAbout } from "../ui/asks-about.ts";
import { phoneHref, WhatsAppIcon, whatsappHref } from "../ui/contact-links.tsx";
import { ArrowRight } from "../ui/icons.tsx";

/** For phones. A strip at the end of the page leaves room for the bar; contact-bar-script.ts hides it at times. */
export const ContactBar = ({ path, asks }: { path: string; asks: ReturnType<typeof asksAbout> }) =>
  path !== href("/contact") && (
    <div className="contact-bar bg-ink">
      <nav aria-label="Quick contact" data-contact-bar className="bg-paper text-ink">
        <a href={phoneHref()}>
          <Phone className="size-4.5 shrink-0" />
          Call
        </a>
        <a
          href={whatsappHref()}
          target="_blank"
          rel="noopener"
          aria-label="Chat with us on WhatsApp"
        >
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
