import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { Form, Options } from "../controls.tsx";
import { MailFrame, type Shown } from "../mail-frame.tsx";
import { Loading, Problem } from "../parts.tsx";
import { useAction, useAnswer } from "../use-answer.ts";

type Beginning = { title: string; subject: string; body: string };
type Answer = { beginnings: Beginning[]; isUnwanted: boolean };
export type ReplyDraft = { subject: string; body: string };
export type SentReply = { mail: string; undoMs: number };

type Props = {
  /** Of the message's replies. */
  path: string;
  draft: ReplyDraft | undefined;
  onChange: (draft: ReplyDraft) => void;
  onSent: (sent: SentReply) => void;
  onClose: () => void;
};

export function ReplyForm({ path, ...props }: Props) {
  const { data, error } = useAnswer<Answer>(path);
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  if (data.isUnwanted)
    return (
      <p role="status" className="rounded-md bg-marigold-soft/60 p-4">
        This address wants no mail from us, or mails to it came back, so the desk sends it none.
      </p>
    );
  return <ReplyFields path={path} beginnings={data.beginnings} {...props} />;
}

function ReplyFields({
  path,
  beginnings,
  draft,
  onChange,
  onSent,
  onClose,
}: Props & { beginnings: Beginning[] }) {
  const { problem, act } = useAction();
  const [shown, setShown] = useState<Shown>();
  const [isSending, setSending] = useState(false);
  const [first] = beginnings;
  const { subject, body } = draft ?? { subject: first?.subject ?? "", body: first?.body ?? "" };
  const change = (changed: Partial<ReplyDraft>) => onChange({ subject, body, ...changed });

  function send() {
    if (isSending) return;
    setSending(true);
    void act(async () => onSent(await call<SentReply>(path, "POST", { subject, body }))).finally(() =>
      setSending(false),
    );
  }
  const show = () =>
    void act(async () => setShown(await call<Shown>(`${path}/preview`, "POST", { subject, body })));

  return (
    <Form onSend={send} aria-label="Reply" className="grid gap-4">
      {beginnings.length > 1 && (
        <SelectField
          label="Begin with"
          hint="Takes the place of what is written below."
          defaultValue=""
          onChange={({ target }) => {
            const { subject, body } = beginnings[Number(target.value)] ?? {};
            if (target.value && subject !== undefined && body !== undefined) onChange({ subject, body });
          }}
        >
          <option value="">Choose a template</option>
          <Options of={beginnings.map(({ title }, index) => [String(index), title])} />
        </SelectField>
      )}
      <TextField
        label="Subject"
        value={subject}
        onChange={(event) => change({ subject: event.target.value })}
        maxLength={150}
        required
      />
      <TextArea
        label="Reply"
        hint="What they wrote is quoted below it. Fill in what stands in [square brackets]."
        ref={focusOnce}
        rows={12}
        value={body}
        onChange={(event) => change({ body: event.target.value })}
        maxLength={10_000}
        required
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSending}>
          Send the reply
        </Button>
        <Button variant="outline" onClick={show}>
          Show the mail
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {draft ? "Discard" : "Close"}
        </Button>
      </div>
      {shown && <MailFrame {...shown} />}
    </Form>
  );
}

/** The form opens where somebody goes on writing. */
const focusOnce = (element: HTMLTextAreaElement | null) => element?.focus();
