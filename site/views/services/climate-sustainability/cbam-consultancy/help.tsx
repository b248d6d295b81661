import type { ReactNode } from "react";
import { checklist } from "../../../../content/records/checklist.ts";
import { WhatsAppIcon, whatsappHref } from "../../../../ui/contact-links.tsx";
import { OnwardLink } from "../../../../ui/onward-link.tsx";
import { PointNumber } from "../../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

type ChecklistProps = Pick<CbamCopy["checklist"], "title" | "text" | "check"> & {
  children: ReactNode;
};

export function ChecklistOffer({ title, text, check, children }: ChecklistProps) {
  const { items } = checklist();
  return (
    <Section tone="sand" id="checklist" className="lg:py-12">
      <div className="grid items-center gap-6 lg:gap-12 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeading title={title} />
          <p className="mt-2">{text}</p>
          {children}
          <OnwardLink {...check} />
        </div>
        <ol className="gap-x-8 rounded-lg bg-white p-5 shadow-panel sm:columns-2 sm:p-8">
          {items.map((item, index) => (
            <li key={item.title} className="flex break-inside-avoid gap-3 py-1.5">
              <PointNumber index={index} className="w-5 shrink-0 font-semibold text-leaf" />
              {item.title}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** WhatsApp stops above the footer on smaller screens; phones have it in the bar at their foot. */
export const FloatingLinks = ({ label, to }: CbamCopy["floating"]) => (
  <div
    data-print="hide"
    className="[view-transition-name:floating] sticky bottom-4 z-30 ml-auto grid w-fit gap-3 pr-4 pb-4 max-md:hidden lg:fixed lg:top-1/3 lg:right-0 lg:bottom-auto lg:p-0"
  >
    <a
      href={to}
      className="justify-self-end rounded-l-md bg-marigold px-4 py-2.5 font-semibold [writing-mode:vertical-rl] hover:bg-marigold-soft max-lg:hidden"
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
