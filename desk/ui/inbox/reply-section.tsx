import { useCallback, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import type { MailPreview } from "../../mail-previews.ts";
import { readable } from "../../moments.ts";
import { type Answer, type ApiError, call, useAction, useAnswer } from "../api.ts";
import { draftOf, dropDraft, keepDraft } from "../drafts.ts";
import { useLive, useOthers } from "../live.tsx";
import { MailFrame } from "../mail-frame.tsx";
import { Form, Loading, Options, Problem } from "../parts.tsx";
import { go, mayLeave, routeOf, to, useLeaving } from "../route.tsx";
import { boxText } from "./names.ts";
import { useUndo } from "./undo.tsx";

/** The name of the draft of a reply to a submission. */
export const replyOf = (id: string) => `reply ${id}`;

const isWritten = (draft: ReplyDraft | undefined) =>
  draft !== undefined && draft.body.trim() !== "";

type Props = {
  id: string;
  /** Whom it answers. */
  name: string;
  /** How many replies and mails of the sender there are. */
  said: number;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** A reply was sent or taken back. */
  onChange: () => void;
};

/** The form for a reply: open if it was asked for, or has words that were not sent. */
export function ReplySection({ id, name, said, isOpen: isAsked, setOpen, onChange }: Props) {
  const [draft, setDraft] = useState(() => draftOf<ReplyDraft>(replyOf(id)));
  const isOpen = isAsked || draft !== undefined;
  const say = useCallback(() => {
    const body = { isWriting: isOpen };
    return call("POST /api/inbox/submissions/:id/writing", { params: { id }, body });
  }, [id, isOpen]);
  const { others } = useOthers(say);
  const { overview } = useLive();
  const offerUndo = useUndo();
  useLeaving(
    isWritten(draft),
    "Leave this reply unsent? Its words stay in this tab until you close it or sign out.",
  );

  function keep(changed: ReplyDraft | undefined) {
    if (isWritten(changed)) keepDraft(replyOf(id), changed);
    else dropDraft(replyOf(id));
    setDraft(changed);
  }
  function close() {
    keep(undefined);
    setOpen(false);
  }
  function onSent({ mail, undoMs }: SentReply) {
    const takeBack = async () => {
      await call("DELETE /api/inbox/submissions/:id/replies/:mail", { params: { id, mail } });
      keepDraft(replyOf(id), draft);
      const { parts, query } = routeOf();
      if (parts[1] === id || mayLeave()) go(to(["inbox", "message", id, "reply", mail], query));
    };
    const why = overview?.whyMailsWait;
    const text = why
      ? `Your reply to ${name} waits: ${readable(why)}.`
      : `Your reply to ${name} is about to go out.`;
    offerUndo({ id: mail, group: mail, text, ms: undoMs, takeBack, isFocused: true });
    close();
    onChange();
  }

  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {others.length > 0 && (
        <p role="status" className="rounded-md bg-marigold-soft/60 px-4 py-3 font-semibold">
          {others.join(" and ")} {others.length === 1 ? "is" : "are"} writing a reply.
        </p>
      )}
      {isOpen && (
        <div className="w-full max-w-[46em] rounded-md border border-line p-4 sm:p-5">
          <ReplyForm
            id={id}
            said={said}
            draft={draft}
            onChange={keep}
            onSent={onSent}
            onClose={close}
          />
          {overview?.isWithoutMailbox && (
            <p className="mt-4 text-ink-soft">
              What they answer comes to the firm's mailbox and not to the desk, which reads no
              mailbox.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type ReplyAnswer = Answer<"GET /api/inbox/submissions/:id/replies">;
/** Who got the last mail besides the firm: a reply answers them too. */
type Other = ReplyAnswer["others"][number];
/** `seen`: how many replies and mails of the sender were there when it was begun. */
type ReplyDraft = { subject: string; body: string; seen: number; chosen?: Record<string, boolean> };
type SentReply = Answer<"POST /api/inbox/submissions/:id/replies">;

type FormProps = {
  /** Of the submission. */
  id: string;
  said: number;
  draft: ReplyDraft | undefined;
  onChange: (draft: ReplyDraft) => void;
  onSent: (sent: SentReply) => void;
  onClose: () => void;
};

/** The fields of a reply once they are loaded, or why this address gets no mail. */
function ReplyForm(props: FormProps) {
  const params = { id: props.id };
  const { data, error } = useAnswer("GET /api/inbox/submissions/:id/replies", { params });
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  if (data.isUnwanted)
    return (
      <p role="status" className="rounded-md bg-marigold-soft/60 p-4">
        This address wants no mail from us, so the desk sends it none.
      </p>
    );
  return <ReplyFields answer={data} {...props} />;
}

type FieldsProps = FormProps & { answer: ReplyAnswer };

type Refused = { seen?: number; blank?: string; warning?: string };

function ReplyFields({ id, said, answer, draft, onChange, onSent, onClose }: FieldsProps) {
  const { beginnings, warning, others } = answer;
  const { problem, act } = useAction();
  const [shown, setShown] = useState<MailPreview>();
  const [note, setNote] = useState<string>();
  /** What was said before it is sent all the same. */
  const [warned, setWarned] = useState(warning);
  const [first] = beginnings;
  const [atFirst] = useState(said);
  const reply: ReplyDraft = draft ?? {
    subject: first?.subject ?? "",
    body: first?.body ?? "",
    seen: atFirst,
  };
  const { subject, body, seen, chosen } = reply;
  const field = (name: "subject" | "body") => ({
    name,
    value: reply[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...reply, [name]: target.value }),
  });

  const isChosen = ({ email, isUnreachable }: Other) => chosen?.[email] ?? !isUnreachable;
  const copies = others.filter(isChosen).map(({ email }) => email);
  const params = { id };
  const send = async (_fields: unknown, form: HTMLFormElement) => {
    const given = { subject, body, seen, isWarned: warned !== "", copies };
    try {
      onSent(await call("POST /api/inbox/submissions/:id/replies", { params, body: given }));
    } catch (error) {
      const refused = ((error as ApiError).details ?? {}) as Refused;
      // Now that they were told what was said meanwhile, a second press sends it.
      if (refused.warning) setWarned(refused.warning);
      if (refused.seen !== undefined) onChange({ ...reply, seen: refused.seen });
      if (refused.blank) selectIn(form, refused.blank);
      throw error;
    }
  };
  const show = () =>
    void act(async () => {
      const given = { subject, body, copies };
      setShown(
        await call("POST /api/inbox/submissions/:id/replies/preview", { params, body: given }),
      );
    });
  const begin = (index: string) => {
    const begun = index ? beginnings[Number(index)] : undefined;
    if (!begun) return;
    onChange({ ...reply, subject: begun.subject, body: begun.body });
    setNote(begun.note);
  };
  const isSeenAgain = seen > atFirst || warned !== "";

  return (
    <Form onSend={send} aria-label="Reply" className="grid gap-4">
      {beginnings.length > 1 && (
        <SelectField
          label="Begin with"
          hint="Takes the place of what is written below."
          defaultValue=""
          onChange={({ target }) => begin(target.value)}
        >
          <option value="">Choose a template</option>
          <Options of={beginnings.map(({ title }, index) => [String(index), title])} />
        </SelectField>
      )}
      {note && <p role="status">{note}</p>}
      {warned && (
        <p role="status" className="rounded-md bg-marigold-soft/60 p-4">
          {warned}
        </p>
      )}
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Also to</legend>
          {others.map((other) => (
            <label key={other.email} className="flex min-h-9 items-center gap-2 wrap-anywhere">
              <input
                type="checkbox"
                checked={isChosen(other)}
                onChange={({ target }) =>
                  onChange({ ...reply, chosen: { ...chosen, [other.email]: target.checked } })
                }
              />
              {boxText(other)}
              {other.isUnreachable && " – mails to it come back"}
            </label>
          ))}
        </fieldset>
      )}
      <TextField {...field("subject")} label="Subject" maxLength={150} required />
      <TextArea
        label="Reply"
        hint="What they wrote is quoted below it. Fill in what the template left in [square brackets]."
        ref={beginWriting}
        rows={12}
        {...field("body")}
        maxLength={10_000}
        required
      />
      <Problem>
        {problem || (said > seen && "Somebody has written meanwhile: read it above.")}
      </Problem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{isSeenAgain ? "Send it all the same" : "Send the reply"}</Button>
        <Button variant="outline" onClick={show} label="Show the mail" />
        <Button variant="ghost" onClick={onClose}>
          {draft ? "Discard" : "Close"}
        </Button>
      </div>
      {shown && <MailFrame {...shown} />}
    </Form>
  );
}

/** Puts the caret on the line after the greeting. */
function beginWriting(field: HTMLTextAreaElement | null): void {
  field?.focus();
  const at = field?.value.indexOf("\n\n") ?? -1;
  if (at >= 0) field?.setSelectionRange(at + 2, at + 2);
}

/** Selects words in the field of the form that has them, where they are seen. */
function selectIn(form: HTMLFormElement, words: string): void {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ];
  const field = fields.find(({ value }) => value.includes(words));
  if (!field) return;
  const at = field.value.indexOf(words);
  field.setSelectionRange(at, at + words.length);
  // Only a field that gets the focus anew scrolls to what is selected.
  field.blur();
  field.focus();
}
