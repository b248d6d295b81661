import { useCallback, useEffect, useState } from "react";
import type { Detail } from "../../inbox/submission.ts";
import { call } from "../api.ts";
import { SmallButton } from "../controls.tsx";
import { momentText } from "../moments.ts";
import { Problem, Section } from "../parts.tsx";
import { useLeaving } from "../route.ts";
import { useAction } from "../use-answer.ts";
import { MAIL_STATES } from "./names.ts";
import { type ReplyDraft, ReplyForm, type SentReply } from "./reply-form.tsx";

/** What is typed and not sent, by message: it stays while somebody looks at another one, and is on no disk. */
const drafts = new Map<string, ReplyDraft>();

export const hasDraft = (id: string) => drafts.has(id);
export const dropDraft = (id: string) => drafts.delete(id);

const isWritten = (draft: ReplyDraft | undefined) => draft !== undefined && draft.body.trim() !== "";

window.addEventListener("beforeunload", (event) => {
  if ([...drafts.values()].some(isWritten)) event.preventDefault();
});

type Props = {
  id: string;
  path: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** A reply was sent or taken back. */
  onChange: () => void;
};

/** Writes a reply, and lets it be taken back for some seconds. */
export function ReplySection({ id, path, isOpen, setOpen, onChange }: Props) {
  const [draft, setDraft] = useState(drafts.get(id));
  const [sent, setSent] = useState<SentReply & { draft: ReplyDraft | undefined }>();
  const { problem, act } = useAction();
  const forget = useCallback(() => setSent(undefined), []);
  useLeaving(isWritten(draft), "Leave this reply unsent? Your words stay here until you close the desk.");

  function keep(changed: ReplyDraft | undefined) {
    if (changed) drafts.set(id, changed);
    else drafts.delete(id);
    setDraft(changed);
  }
  function onSent(reply: SentReply) {
    setSent({ ...reply, draft });
    keep(undefined);
    setOpen(false);
    onChange();
  }
  const takeBack = () =>
    void act(async () => {
      if (!sent) return;
      await call(`${path}/${sent.mail}`, "DELETE");
      keep(sent.draft);
      forget();
      setOpen(true);
      onChange();
    });

  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {sent && <Undo key={sent.mail} ms={sent.undoMs} onUndo={takeBack} onOver={forget} />}
      <Problem>{problem}</Problem>
      {isOpen && (
        <div className="w-full max-w-[46em] rounded-md border border-line p-4 sm:p-5">
          <ReplyForm
            path={path}
            draft={draft}
            onChange={keep}
            onSent={onSent}
            onClose={() => {
              keep(undefined);
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}

type UndoProps = { ms: number; onUndo: () => void; onOver: () => void };

/** Counts down to the moment from which the reply may go out. */
function Undo({ ms, onUndo, onOver }: UndoProps) {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 1000);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-leaf/12 px-4 py-3">
      <p role="status">Your reply is about to go out.</p>
      <SmallButton ref={focusOnce} onClick={onUndo}>
        Undo <span className="figures">({left})</span>
      </SmallButton>
    </div>
  );
}

const focusOnce = (element: HTMLButtonElement | null) => element?.focus();

/** The replies there are, with what became of each. */
export function Replies({ message }: { message: Detail }) {
  if (message.replies.length === 0) return null;
  return (
    <Section title="Replies">
      <ul className="mt-2 grid gap-4">
        {message.replies.map(({ id, who, writtenAt, subject, body }) => {
          const mail = message.mails.find((one) => one.id === id);
          return (
            <li key={id} className="border-l-4 border-leaf pl-4">
              <p className="figures text-ink-soft">
                {momentText(writtenAt)}, {who}
                {mail && ` · ${MAIL_STATES[mail.state]}`}
              </p>
              <p className="font-semibold break-words">{subject}</p>
              <p className="max-w-[42em] break-words whitespace-pre-wrap">{body}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
