import { useId } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { Message } from "../../inbox/shown.ts";
import { momentText } from "../moments.ts";
import type { Change } from "./message-page.tsx";
import { MAIL_STATES, templateName } from "./names.ts";

const TONES = {
  failed: "ember",
  held: "marigold",
  waiting: "sand",
  written: "marigold",
  sent: "leaf",
} as const;

/** What became of the mails that this message led to. */
export function Mails({ mails, change }: { mails: Message["mails"]; change: Change }) {
  const id = useId();
  const canRetry = mails.some(
    ({ state, attempts }) => state === "failed" || (state === "waiting" && attempts > 0),
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        Mails
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {mails.map((mail) => (
          <li key={mail.template} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p>
              {templateName(mail.template)}, to {mail.to === "firm" ? "us" : "the visitor"}
              {mail.error && <span className="block text-ink-soft">{mail.error}</span>}
            </p>
            <p className="figures flex flex-wrap items-center gap-x-3">
              <Badge tone={TONES[mail.state]}>{MAIL_STATES[mail.state]}</Badge>
              {mail.sentAt !== null && <span className="text-ink-soft">{momentText(mail.sentAt)}</span>}
              {mail.attempts > 1 && <span className="text-ink-soft">after {mail.attempts} attempts</span>}
              {mail.nextAttemptAt !== null && mail.attempts > 0 && (
                <span className="text-ink-soft">next {momentText(mail.nextAttemptAt)}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {canRetry && (
        <Button size="sm" variant="outline" className="mt-3" onClick={() => void change({ change: "retry" })}>
          Send again now
        </Button>
      )}
    </section>
  );
}
