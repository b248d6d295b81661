import { type SubmitEvent, useEffect, useId, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { Change } from "../../inbox/changes.ts";
import type { Detail } from "../../inbox/submission.ts";
import type { Me } from "../api.ts";
import { momentText } from "../moments.ts";
import { Section, Suggestions } from "../parts.tsx";
import { useLeaving } from "../route.ts";
import { useAnswer } from "../use-answer.ts";
import { MAIL_STATES, templateName } from "./names.ts";

export type ChangeSubmission = (change: Change) => Promise<void>;

type OwnerProps = {
  owner: string;
  /** Whether the new owner is told by mail. */
  notice: string;
  change: ChangeSubmission;
};

/** Who sees to it: somebody with an account, a name that colleagues use already, or a new one. */
export function Owner({ owner, notice, change }: OwnerProps) {
  const { data } = useAnswer<{ owners: string[] }>("/api/inbox/choices", owner);
  const { data: me } = useAnswer<Me>("/api/session");
  const [name, setName] = useState(owner);
  const id = useId();
  useEffect(() => setName(owner), [owner]);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void change({ change: "owner", owner: name });
  }
  return (
    <Section title="Who sees to it">
      <form onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-2">
        <input
          list={id}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
          placeholder="Nobody yet"
          aria-label="Owner"
          className="desk-control w-52"
        />
        <Suggestions id={id} values={data?.owners ?? []} />
        {name.trim() !== owner && (
          <Button type="submit" size="sm">
            Save
          </Button>
        )}
        {me && owner !== me.who && (
          <Button size="sm" variant="outline" onClick={() => void change({ change: "owner", owner: me.who })}>
            I do
          </Button>
        )}
      </form>
      <p role="status" className="mt-2 empty:hidden">
        {notice}
      </p>
    </Section>
  );
}

/** What the staff noted, oldest first; the command line shows the same. */
export function Notes({ note, change }: { note: string; change: ChangeSubmission }) {
  const [text, setText] = useState("");
  useLeaving(text.trim() !== "", "Leave this note unsaved? Its words are lost.");
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await change({ change: "note", text });
    setText("");
  }
  return (
    <Section title="Notes">
      {note && <p className="mt-2 border-l-4 border-marigold pl-4 whitespace-pre-wrap">{note}</p>}
      <form onSubmit={onSubmit} className="mt-3 grid justify-items-start gap-2">
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          required
          maxLength={2000}
          rows={2}
          aria-label="New note"
          placeholder="Called back, offer goes out on Friday"
          className="desk-control w-full max-w-[42em]"
        />
        <Button type="submit" size="sm" variant="outline">
          Add note
        </Button>
      </form>
    </Section>
  );
}

const TONES = {
  failed: "ember",
  held: "marigold",
  waiting: "sand",
  written: "marigold",
  sent: "leaf",
} as const;

/** What became of the mails that belong to this submission. */
export function Mails({ mails, change }: { mails: Detail["mails"]; change: ChangeSubmission }) {
  const canRetry = mails.some(
    ({ state, attempts }) => state === "failed" || (state === "waiting" && attempts > 0),
  );
  return (
    <Section title="Mails">
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {mails.map((mail) => (
          <li key={mail.id} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p>
              {templateName(mail.template)}, to {mail.to === "firm" ? "us" : "the visitor"}
              {mail.error && <span className="block text-ink-soft">{mail.error}</span>}
            </p>
            <p className="figures flex flex-wrap items-center gap-x-3 text-ink-soft">
              <Badge tone={TONES[mail.state]}>{MAIL_STATES[mail.state]}</Badge>
              {mail.sentAt !== null && <span>{momentText(mail.sentAt)}</span>}
              {mail.attempts > 1 && <span>after {mail.attempts} attempts</span>}
              {mail.nextAttemptAt !== null && mail.attempts > 0 && (
                <span>next {momentText(mail.nextAttemptAt)}</span>
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
    </Section>
  );
}
