import { clsx } from "clsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { LIMITS } from "../../contract/fields.ts";
import { RETURN_FIELD } from "../../contract/forms.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { type Notice, notify } from "../ui/notice.ts";
import { Spinner } from "../ui/spinner.tsx";
import { type Outcome, subscribe } from "./delivery.ts";
import { island } from "./island.tsx";

const failure = { title: "Uh oh! Something went wrong.", tone: "destructive" } as const;

const notices: Record<Outcome, Notice> = {
  sent: { title: "Subscribed!", text: "Thank you for subscribing to our newsletter!" },
  refused: { ...failure, text: "There was a problem subscribing. Please try again." },
  unreachable: { ...failure, text: "Network error or problem sending data. Please try again." },
};

type Props = { action: string; path: string; tone?: "light" | "dark" };

export const NewsletterForm = island(function NewsletterForm({ action, path, tone = "light" }: Props) {
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    setSubmitting(true);
    const outcome = await subscribe(action, String(new FormData(event.currentTarget).get("email")));
    setSubmitting(false);
    if (outcome === "sent") form.current?.reset();
    notify(notices[outcome]);
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      onSubmit={onSubmit}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name={RETURN_FIELD} value={path} />
      <TextField
        id={id}
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
        disabled={submitting}
        className={clsx("min-h-12.5", submitting && "cursor-progress")}
      >
        {submitting && <Spinner />}
        Subscribe
      </Button>
    </form>
  );
});
