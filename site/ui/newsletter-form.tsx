import { useId } from "react";
import { LIMITS } from "../../contract/fields.ts";
import { RETURN_FIELD } from "../../contract/forms.ts";
import { siteConfig } from "../config.ts";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

type Props = { path: string; tone?: "light" | "dark" };

/** Posts by itself; site/layout/newsletter.ts sends it without leaving the page. */
export function NewsletterForm({ path, tone = "light" }: Props) {
  return (
    <form
      action={siteConfig().delivery.newsletterUrl}
      method="post"
      data-newsletter
      className="group/form flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name={RETURN_FIELD} value={path} />
      <TextField
        id={useId()}
        label="Email address"
        hideLabel
        type="email"
        name="email"
        required
        maxLength={LIMITS.email}
        autoComplete="email"
        placeholder="Email address"
        className="min-w-48 flex-1"
      />
      <Button
        type="submit"
        variant={tone === "dark" ? "secondary" : "default"}
        className="min-h-12.5 disabled:cursor-progress"
      >
        <Spinner className="hidden group-data-sending/form:block" />
        Subscribe
      </Button>
    </form>
  );
}
