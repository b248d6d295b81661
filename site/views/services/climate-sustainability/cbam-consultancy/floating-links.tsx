import { WhatsAppIcon, whatsappHref } from "../../../../ui/contact-links.tsx";
import type { CbamCopy } from "./copy.ts";

/**
 * On wide screens the two stand in the gutter, beside the text; on smaller ones the chat link comes to rest above the
 * footer, and on phones it is part of the bar at the foot of the screen.
 */
export function FloatingLinks({ label, to }: CbamCopy["floating"]) {
  return (
    <div
      data-print="hide"
      className="sticky bottom-4 z-30 ml-auto grid w-fit gap-3 pr-4 pb-4 max-md:hidden lg:fixed lg:top-1/3 lg:right-0 lg:bottom-auto lg:p-0"
    >
      <a
        href={to}
        className="justify-self-end rounded-l-md bg-marigold px-4 py-2.5 font-semibold text-ink [writing-mode:vertical-rl] hover:bg-marigold-soft max-lg:hidden"
      >
        {label}
      </a>
      <a
        href={whatsappHref()}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp"
        className="grid size-12 place-items-center rounded-full bg-leaf text-paper shadow-panel hover:bg-leaf-dark"
      >
        <WhatsAppIcon className="size-6" />
      </a>
    </div>
  );
}
