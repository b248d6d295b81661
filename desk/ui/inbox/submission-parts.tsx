import { useEffect, useId, useState } from "react";
import { DAY, dayOf } from "../../../contract/indian-time.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import type { Change } from "../../inbox/changes.ts";
import type { Detail } from "../../inbox/submission.ts";
import { momentText, readable } from "../../moments.ts";
import { useAnswer } from "../api.ts";
import { draftOf, dropDraft, keepDraft } from "../drafts.ts";
import { List, Row } from "../lists.tsx";
import { useLive } from "../live.tsx";
import { Form, Section, SmallButton, Suggestions } from "../parts.tsx";
import { useLeaving } from "../route.tsx";
import { mailState, templateName } from "./names.ts";

/** Resolves to whether it succeeded; the page says why not. */
export type ChangeSubmission = (change: Change) => Promise<boolean>;

type OwnerProps = {
  owner: string;
  /** A sentence on whether the new owner was told by mail; "" for none. */
  notice: string;
  change: ChangeSubmission;
};

/** Where there is width, the title stands beside its controls. */
const SIDE =
  "[&>h3]:font-sans [&>h3]:text-base [&>h3]:font-semibold @xl:grid @xl:grid-cols-[8rem_minmax(0,1fr)] @xl:items-center";

/** The field for the owner: suggests accounts and names in use, and takes any other name. */
export function Owner({ owner, notice, change }: OwnerProps) {
  const { data } = useAnswer("GET /api/inbox/choices", {}, owner);
  const { who } = useLive().me;
  const id = useId();
  const give = (to: string) => change({ change: "owner", owner: to });
  return (
    <Section title="Who sees to it" className={SIDE}>
      <Form
        key={owner}
        onSend={({ name = "" }) => give(name)}
        className="mt-2 flex flex-wrap items-center gap-2 @xl:mt-0"
      >
        <input
          name="name"
          list={id}
          defaultValue={owner}
          maxLength={60}
          placeholder="Nobody yet"
          aria-label="Owner"
          className="desk-control min-w-0 flex-1 basis-28 sm:max-w-52"
        />
        <Suggestions id={id} values={data?.owners ?? []} />
        <SmallButton type="submit">Save</SmallButton>
        {owner !== who && <SmallButton onClick={() => give(who)}>I do</SmallButton>}
      </Form>
      <p role="status" className="mt-2 empty:hidden @xl:col-start-2">
        {notice}
      </p>
    </Section>
  );
}

/** Sets the day from which on a submission is at the top of the list again. */
export function FollowUp({ day, change }: { day: string | null; change: ChangeSubmission }) {
  const set = (on: string) => change({ change: "follow-up", on });
  return (
    <Section title="Follow up" className={SIDE}>
      <Form
        onSend={({ on = "" }) => set(on)}
        className="mt-2 flex flex-wrap items-center gap-2 @xl:mt-0"
      >
        <input
          key={day}
          type="date"
          name="on"
          defaultValue={day ?? ""}
          min={dayOf(Date.now())}
          required
          aria-label="Follow up on"
          className="desk-control figures w-44"
        />
        <SmallButton type="submit">Save the day</SmallButton>
        {[1, 7].map((days) => (
          <SmallButton key={days} onClick={() => set(dayOf(Date.now() + days * DAY))}>
            {days === 1 ? "Tomorrow" : "In a week"}
          </SmallButton>
        ))}
        {day !== null && (
          <SmallButton
            onClick={({ currentTarget }) => {
              (currentTarget.previousElementSibling as HTMLElement).focus();
              return set("");
            }}
          >
            No more
          </SmallButton>
        )}
      </Form>
    </Section>
  );
}

/** The name of the draft of a note to a submission. */
export const noteOf = (id: string) => `note ${id}`;

/** The notes of the staff, oldest first, and a field to add one. */
export function Notes({
  id,
  note,
  change,
}: {
  id: string;
  note: string;
  change: ChangeSubmission;
}) {
  const [text, setText] = useState(() => draftOf<string>(noteOf(id)) ?? "");
  const isWritten = text.trim() !== "";
  useEffect(
    () => (isWritten ? keepDraft(noteOf(id), text) : dropDraft(noteOf(id))),
    [id, text, isWritten],
  );
  useLeaving(
    isWritten,
    "Leave this note unsaved? Its words stay in this tab until you close it or sign out.",
  );
  // Each in a frame of its own: a line that the page breaks must not look like the next note.
  const notes = note ? note.split(/\n(?! {2})/) : [];
  const add = async () => {
    // Words that were typed meanwhile are the next note.
    if (await change({ change: "note", text }))
      setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  };
  return (
    <Section title="Notes">
      {notes.map((entry, at) => (
        <p key={at} className="mt-2 border-l-4 border-marigold pl-4 whitespace-pre-wrap">
          {entry.replace(/^[-\d: ]{16}/, readable)}
        </p>
      ))}
      <Form onSend={add} className="mt-3 grid justify-items-start gap-2">
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
        <SmallButton type="submit">Add note</SmallButton>
      </Form>
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

/** The mails of a submission with their states, and a button to send failed ones again. */
export function Mails({ mails, change }: { mails: Detail["mails"]; change: ChangeSubmission }) {
  const { whyMailsWait = "" } = useLive().overview ?? {};
  const canRetry = mails.some(
    ({ state, attempts }) => state === "failed" || (state === "waiting" && attempts > 0),
  );
  return (
    <Section title="Mails">
      <List className="mt-2">
        {mails.map((mail) => (
          <Row
            key={mail.id}
            name={
              mail.endpoint
                ? `Passed on to ${mail.endpoint}`
                : `${templateName(mail.template)}, to ${mail.to === "firm" ? "us" : "the visitor"}`
            }
            about={mail.error ?? (mail.state === "waiting" && readable(whyMailsWait))}
          >
            <p className="figures flex flex-wrap items-center gap-x-3 text-ink-soft">
              <Badge tone={TONES[mail.state]}>{mailState(mail.state, whyMailsWait)}</Badge>
              {mail.sentAt !== null && <span>{momentText(mail.sentAt)}</span>}
              {mail.attempts > 1 && (
                <span>after {mail.attempts} attempts; it may arrive twice</span>
              )}
              {mail.nextAttemptAt !== null && mail.attempts > 0 && (
                <span>next {momentText(mail.nextAttemptAt)}</span>
              )}
            </p>
          </Row>
        ))}
      </List>
      {canRetry && (
        <SmallButton className="mt-3" onClick={() => void change({ change: "retry" })}>
          Send again now
        </SmallButton>
      )}
    </Section>
  );
}
