import { Check, Download, Mail, Reply } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button, ButtonLink } from "../../../site/ui/button.tsx";
import type { Detail } from "../../inbox/submission.ts";
import { momentText } from "../../moments.ts";
import { call, download, useAction } from "../api.ts";
import { dropDraft } from "../drafts.ts";
import { useKeys } from "../keys.tsx";
import { AuditLines } from "../lists.tsx";
import { useLiveAnswer } from "../live.tsx";
import { Loading, Problem, SmallButton, SureButton } from "../parts.tsx";
import { go, Link, mayLeave, routeOf, to } from "../route.tsx";
import { Conversation } from "./conversation.tsx";
import { followUpText, isHandled, KIND_NAMES, pageText, SPAM_REASONS, telOf } from "./names.ts";
import { PersonPane } from "./person-parts.tsx";
import { RegistrationSection } from "./registrations.tsx";
import { ReplySection, replyOf } from "./reply-section.tsx";
import {
  type ChangeSubmission,
  FollowUp,
  Mails,
  Notes,
  noteOf,
  Owner,
} from "./submission-parts.tsx";
import { Address, Undelivered } from "./undelivered.tsx";
import { useBulkChange } from "./undo.tsx";

type Props = {
  id: string;
  /** The path of the list. */
  back: string;
  /** Another word opens the reply anew; "" while none is written. */
  writing: string;
  setWriting: (isOpen: boolean) => void;
  onHandle: () => void;
  onDelete: () => void;
};

/** One submission and all that can be done with it, and who wrote it. Opening it marks it as read. */
export function SubmissionPage({ id, back, writing, setWriting, onHandle, onDelete }: Props) {
  const params = { id };
  const asking = useLiveAnswer("GET /api/inbox/submissions/:id", { params });
  const { data, error, renew, refresh } = asking;
  const { problem, act } = useAction();
  const article = useArticle(id, data?.submission.isRead, refresh);
  const [notice, setNotice] = useState("");
  const changeAll = useBulkChange();

  const change: ChangeSubmission = async (wanted) => {
    const send = async () =>
      setNotice((await call("POST /api/inbox/submissions/:id", { params, body: wanted })).notice);
    return act(send).finally(renew);
  };

  const remove = () =>
    void act(async () => {
      await call("DELETE /api/inbox/submissions/:id", { params });
      for (const name of [replyOf(id), noteOf(id)]) dropDraft(name);
      onDelete();
      refresh();
      go(back);
    });

  const markSpam = () =>
    act(async () => {
      const goBack = () => {
        if (mayLeave()) go(to(["inbox", "message", id], routeOf().query));
        article.current?.focus();
      };
      await changeAll([id], { change: "spam" }, "moved to Spam", goBack);
      article.current?.focus();
    }).finally(renew);

  useKeys({ Escape: () => mayLeave() && go(back) });

  if (!data && error) return <Missing reason={error} back={back} />;
  if (!data) return <Loading />;
  const { submission, audit } = data;
  return (
    <>
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby="submission-title"
        className="min-w-0 rounded-lg bg-white p-5 shadow-panel sm:p-7 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
      >
        <Link href={back} className="mb-3 inline-block py-1 font-semibold xl:hidden">
          Back to the list
        </Link>
        <Problem>{problem || error}</Problem>
        <Head submission={submission} />
        <Actions
          submission={submission}
          change={change}
          onHandle={onHandle}
          onReply={() => setWriting(true)}
        />
        {submission.isSpam && <HeldBack submission={submission} change={change} />}
        <Undelivered undelivered={submission.undelivered} change={change} />
        <Fields submission={submission} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Address key={submission.email} id={id} email={submission.email} onChange={renew} />
          {submission.isRead && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void change({ change: "read", read: false })}
            >
              Mark as unread
            </Button>
          )}
        </div>
        <Conversation submission={submission} />
        {!submission.isSpam && (
          <ReplySection
            key={writing}
            id={id}
            name={submission.name || submission.email}
            said={submission.conversation.filter(({ isSaid }) => isSaid).length}
            isOpen={writing !== ""}
            setOpen={setWriting}
            onChange={renew}
          />
        )}
        <div className="@container mt-8 grid gap-8 border-t border-line pt-6">
          <div className="grid gap-3">
            <Owner owner={submission.owner} notice={notice} change={change} />
            <FollowUp day={submission.followUpOn} change={change} />
          </div>
          {submission.kind === "contact" && !submission.isSpam && <RegistrationSection id={id} />}
          <Notes id={id} note={submission.note} change={change} />
          <Mails mails={submission.mails} change={change} />
          <AuditLines lines={audit} title="What was done" />
          <Removal isSpam={submission.isSpam} onSpam={() => void markSpam()} onRemove={remove} />
        </div>
      </article>
      <PersonPane email={submission.email} openId={id} />
    </>
  );
}

/** A ref for the message: as soon as it is there it gets the focus, comes into sight, and is marked as read. */
function useArticle(id: string, isRead: boolean | undefined, refresh: () => unknown) {
  const article = useRef<HTMLElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    // Only once: later somebody may mark it as unread on purpose.
    if (isRead === undefined || isOpened.current) return;
    isOpened.current = true;
    article.current?.focus({ preventScroll: true });
    if ((article.current?.getBoundingClientRect().top ?? 0) < 0) article.current?.scrollIntoView();
    if (isRead) return;
    const body = { change: "read", read: true } as const;
    call("POST /api/inbox/submissions/:id", { params: { id }, body }).then(refresh, () => {});
  }, [id, isRead, refresh]);
  return article;
}

const Missing = ({ reason, back }: { reason: string; back: string }) => (
  <div ref={(element) => element?.scrollIntoView()}>
    <Problem>{reason}</Problem>
    <Link href={back} className="inline-block py-1 font-semibold" label="Back to the list" />
  </div>
);

const Head = ({ submission }: { submission: Detail }) => (
  <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
    <div className="min-w-0">
      <h2 id="submission-title" className="text-h3">
        {submission.name || submission.email}
      </h2>
      <p className="figures break-words text-ink-soft">
        {momentText(submission.receivedAt)}
        {submission.page && !submission.isByMail && ` · ${pageText(submission.page)}`}
      </p>
    </div>
    <p className="flex flex-wrap gap-2">
      <Badge tone="sand">{KIND_NAMES[submission.kind]}</Badge>
      {submission.isByMail && <Badge tone="sand">By mail</Badge>}
      {submission.isUndelivered && <Badge tone="ember">Reply not delivered</Badge>}
      {submission.isAnswered && <Badge tone="marigold">New answer</Badge>}
      {submission.repliedAt !== null && <Badge>Replied {momentText(submission.repliedAt)}</Badge>}
      {submission.handledAt !== null && <Badge>Handled {momentText(submission.handledAt)}</Badge>}
      {submission.isSpam && <Badge tone="marigold">Looks like spam</Badge>}
      {submission.followUpOn !== null && (
        <Badge tone="marigold">{followUpText(submission.followUpOn)}</Badge>
      )}
    </p>
  </header>
);

type Changed = { submission: Detail; change: ChangeSubmission };

const HeldBack = ({ submission, change }: Changed) => (
  <div className="mb-6 grid justify-items-start gap-3 rounded-md bg-marigold-soft/60 p-4">
    <p>
      Held back, because{" "}
      {submission.spamReasons.map((reason) => SPAM_REASONS[reason] ?? reason).join(", and ")}.
    </p>
    <Button size="sm" onClick={() => void change({ change: "not-spam" })}>
      Not spam: let its mails go
    </Button>
  </div>
);

type RemovalProps = { isSpam: boolean; onSpam: () => void; onRemove: () => void };

const Removal = ({ isSpam, onSpam, onRemove }: RemovalProps) => (
  <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
    {!isSpam && (
      <Button variant="link" className="sm:-mt-1" onClick={onSpam} label="Mark as spam" />
    )}
    <SureButton
      // As high as with its question, which would begin below the edge.
      className="min-h-20 content-start"
      sureLabel="Delete it for good, with its notes, mails and answers"
      onSure={onRemove}
    >
      Delete this message …
    </SureButton>
  </div>
);

type ActionsProps = Changed & { onHandle: () => void; onReply: () => void };

function Actions({ submission, change, onHandle, onReply }: ActionsProps) {
  const isDone = isHandled(submission);
  const params = { id: submission.id };
  return (
    <div className="my-5 flex flex-wrap gap-2">
      {!submission.isSpam && (
        <SmallButton variant="default" icon={Reply} onClick={onReply} label="Write a reply" />
      )}
      <ButtonLink to={submission.reply} size="sm" variant="outline">
        <Mail aria-hidden="true" className="size-4" />
        Reply by mail
      </ButtonLink>
      <SmallButton
        variant="secondary"
        icon={Check}
        onClick={() => (isDone ? void change({ change: "handled", handled: false }) : onHandle())}
      >
        {isDone ? "Not handled after all" : "Mark as handled"}
      </SmallButton>
      {submission.hasResume && (
        <SmallButton
          icon={Download}
          onClick={() => void download("GET /api/inbox/submissions/:id/file", { params })}
        >
          Save the résumé
        </SmallButton>
      )}
    </div>
  );
}

function Fields({ submission }: { submission: Detail }) {
  // What came by mail stands whole in the conversation.
  const long = submission.fields.filter(({ kind }) => kind === "lines" && !submission.isByMail);
  const short = submission.fields.filter(({ kind, name }) => kind !== "lines" && name !== "name");
  return (
    <>
      {long.map(({ name, label, value }) => (
        <section key={name} className="mb-5">
          <h3 className="sr-only">{label}</h3>
          <p className="max-w-[42em] text-lg break-words whitespace-pre-wrap">{value}</p>
        </section>
      ))}
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 sm:grid-cols-[fit-content(40%)_minmax(0,1fr)] sm:gap-x-6">
        {short.map(({ name, label, kind, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="break-words">
              {kind === "email" && <Link href={`mailto:${value}`} label={value} />}
              {kind === "tel" && <Link href={telOf(value)} label={value} />}
              {kind !== "email" && kind !== "tel" && value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
