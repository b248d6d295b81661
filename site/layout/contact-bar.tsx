import { href } from "../paths.ts";
import type { asksAbout } from "../ui/asks-about.ts";
import { phoneHref, WhatsAppIcon, whatsappHref } from "../ui/contact-links.tsx";
import { ArrowRight, Phone } from "../ui/icons.tsx";

const link =
  "flex grow items-center justify-center gap-2 pb-[env(safe-area-inset-bottom,0px)] -outline-offset-3";

/**
 * A bar with contact links at the foot of a phone's screen. A strip at the end of the page leaves room for the bar;
 * contact-bar-script.ts hides it at times. On a screen this low, often a zoomed one, it is at the end of the page. Nothing on the contact page.
 */
export function ContactBar({ path, asks }: { path: string; asks: ReturnType<typeof asksAbout> }) {
  if (path === href("/contact")) return null;
  return (
    <div className="h-bar bg-ink md:hidden" data-print="hide">
      {/* With a name of its own it stays above a picture that moves to the next page (transitions.css). */}
      <nav
        aria-label="Quick contact"
        data-contact-bar
        className="fixed inset-x-0 bottom-0 z-30 flex h-bar border-t border-line bg-paper font-semibold text-ink transition-transform [view-transition-name:contact-bar] not-has-focus-visible:data-away:translate-y-full [@media(height<16rem)]:static"
      >
        <a href={phoneHref()} className={link}>
          <Phone className="size-4.5 shrink-0" />
          Call
        </a>
        <a
          href={whatsappHref()}
          target="_blank"
          rel="noopener"
          aria-label="Chat with us on WhatsApp"
          className={link}
        >
          <WhatsAppIcon className="size-5 shrink-0" />
          WhatsApp
        </a>
        <a href={href("/contact")} {...asks} className={`${link} bg-leaf text-paper`}>
          Write
          <ArrowRight className="size-5" />
        </a>
      </nav>
    </div>
  );
}
