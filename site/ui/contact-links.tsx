import { clsx } from "clsx";
import { Phone } from "lucide-react";
import { firm } from "../content/reader/read.ts";

const digits = (number: string) => number.replace(/[^\d+]/g, "");

export const phoneHref = () => `tel:${digits(firm().phone)}`;
export const whatsappHref = () => `https://wa.me/${digits(firm().whatsapp).replace("+", "")}`;

type Props = { className?: string; compact?: boolean };

/** `compact` leaves the number out, "below-xl" on all but wide screens. */
export const PhoneLink = ({
  className,
  compact = false,
}: {
  className?: string;
  compact?: boolean | "below-xl";
}) => (
  <a
    href={phoneHref()}
    aria-label={compact ? `Call ${firm().phone}` : undefined}
    className={clsx("inline-flex items-center gap-2", className)}
  >
    <Phone className="size-4.5 shrink-0" />
    {compact !== true && (
      <span className={clsx("figures whitespace-nowrap", compact && "max-xl:hidden")}>
        {firm().phone}
      </span>
    )}
  </a>
);

/** An email address that may break after its @, if it is too long for its column. */
export function EmailAddress({ email }: { email: string }) {
  const [mailbox, host] = email.split("@");
  return (
    <span>
      {mailbox}@<wbr />
      {host}
    </span>
  );
}

export const WhatsAppLink = ({ className, compact = false }: Props) => (
  <a
    href={whatsappHref()}
    target="_blank"
    rel="noopener"
    aria-label={compact ? "Chat on WhatsApp" : undefined}
    className={clsx("inline-flex items-center gap-2", className)}
  >
    <WhatsAppIcon className="size-5 shrink-0" />
    {!compact && "WhatsApp"}
  </a>
);

// Lucide carries no brand marks; this outline follows its 24-unit grid and stroke.
export const WhatsAppIcon = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("icon", className)}>
    <path d="M3 21l1.6-4.6A9 9 0 1 1 8 19.7z" />
    <path d="M8.7 8.4c-.5 2.9 3.9 7.3 6.9 6.9.9-.1 1.3-1 1.2-1.8l-2-1-1 1c-1.300-.5-2.800-2-3.300-3.300l1-1-1-2c-.8-.1-1.700.3-1.800 1.200z" />
  </svg>
);
