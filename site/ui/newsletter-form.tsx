import { siteConfig } from "../config.ts";
import { ListForm } from "./list-form.tsx";
import type { Notice } from "./notice.ts";

const SENT: Notice = { title: "Subscribed!", text: "Thank you for subscribing to our newsletter!" };

type Props = { path: string; tone?: "light" | "dark" };

export function NewsletterForm({ path, tone }: Props) {
  return (
    <ListForm
      action={siteConfig().delivery.newsletterUrl}
      path={path}
      sent={SENT}
      subject="Newsletter"
      tone={tone}
      field={{ label: "Email address", hideLabel: true, className: "min-w-48 flex-1" }}
      button={{ label: "Subscribe" }}
      className="items-end"
    />
  );
}
