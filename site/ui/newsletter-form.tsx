import { siteConfig } from "../config.ts";
import { firm } from "../content/reader/read.ts";
import { notices } from "../content/records/notices.ts";
import { ListForm } from "./list-form.tsx";

export const TO_CONFIRM = "To be sure that it was you, press the button in our mail.";

export function NewsletterForm({ path, tone }: { path: string; tone?: "light" | "dark" }) {
  const { newsletterUrl, confirmsNewsletter } = siteConfig().delivery;
  const { newsletter, refused, unreachable } = notices().lists;
  return (
    <ListForm
      action={newsletterUrl}
      path={path}
      sent={newsletter}
      failed={{ refused, unreachable }}
      then={confirmsNewsletter ? TO_CONFIRM : undefined}
      instead={{ email: firm().email, subject: "Newsletter" }}
      tone={tone}
      field={{ label: "Email address", hideLabel: true, className: "min-w-48 flex-1" }}
      button={{ label: "Subscribe" }}
      className="items-end"
    />
  );
}
