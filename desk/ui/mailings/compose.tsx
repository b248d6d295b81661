import { useState } from "react";
import type { MailingContent } from "../../../server/inbox/mailings/content.ts";
import { Button } from "../../../site/ui/button.tsx";
import { TextArea, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { draftOf, dropDraft, keepDraft } from "../drafts.ts";
import { MailFrame } from "../mail-frame.tsx";
import { Done, Form, Problem, SureButton, Tick } from "../parts.tsx";
import { go, LinkButton, to, useLeaving } from "../route.tsx";
import { useSaving } from "../use-saving.ts";
import { ItemChooser } from "./item-chooser.tsx";
import type { MailingAnswer, MailingDetail } from "./names.ts";
import { SendButton, usePreview } from "./sending.tsx";

const BESIDE = "Mail programs show it beside the subject. Without one they show the subject again.";
const PARAGRAPHS = "An empty line begins a new paragraph.";

export function Compose({ onChange, ...answer }: MailingAnswer & { onChange: () => void }) {
  const { mailing } = answer;
  const { id } = mailing;
  const params = { id };
  const { text, change, isDirty, isRestored, save, discard, body } = useDraft(mailing);
  const { shown, show, problem, act } = usePreview(id, body);
  const [said, setSaid] = useState("");
  useLeaving(
    isDirty,
    "Leave without saving? Your words stay in this tab until you close it or sign out.",
  );

  const keep = () => save().then(() => setSaid("Saved."));
  const field = (name: "subject" | "preview" | "intro" | "closing") => ({
    value: text[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const approve = (isApproved: boolean) =>
    void act(async () => {
      const revision = await save();
      await call("PUT /api/mailings/:id/approval", { params, body: { revision, isApproved } });
      onChange();
    });
  const remove = () =>
    void act(async () => {
      await call("DELETE /api/mailings/:id", { params });
      discard();
      go(to(["mailings"]));
    });

  return (
    <>
      <h1 className="mb-5 text-h3">Newsletter</h1>
      {isRestored && (
        <p role="status" className="mb-5 border-l-4 border-marigold pl-4">
          The form has words of yours that are not saved yet.{" "}
          <LinkButton onClick={discard}>Discard them</LinkButton>
        </p>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <Form onSend={keep} className="grid gap-5">
            <TextField {...field("subject")} label="Subject" maxLength={150} required />
            <TextField {...field("preview")} label="Preview text" hint={BESIDE} maxLength={200} />
            <TextArea
              {...field("intro")}
              label="Opening"
              hint={PARAGRAPHS}
              rows={5}
              maxLength={5000}
            />
            <ItemChooser chosen={text.items} onChange={(items) => change({ items })} />
            <TextArea {...field("closing")} label="Closing" rows={3} maxLength={3000} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" variant="outline" disabled={!isDirty} label="Save the draft" />
              <Button variant="outline" onClick={show} label="Show the mail" />
              <Done>{!isDirty && said}</Done>
            </div>
          </Form>
          <Problem>{problem}</Problem>
          <SendButton
            {...answer}
            isOff={text.subject.trim() === ""}
            save={save}
            onChange={onChange}
          />
          <Tick
            checked={mailing.isApproved && !isDirty && body.revision === mailing.revision}
            onChange={approve}
            label="Clerks may send it as it is now"
          />
        </div>
        <div className="grid min-w-0 gap-8 xl:sticky xl:top-6">
          {shown ? (
            <MailFrame key={shown.path} {...shown} />
          ) : (
            <p className="grid min-h-48 content-center rounded-lg bg-sand/60 p-8 text-center text-ink-soft">
              Show the mail to see it here, with pictures and as plain text.
            </p>
          )}
          <TestForm id={id} save={save} />
          <SureButton sureLabel="Delete it for good" onSure={remove} className="justify-self-start">
            Delete this draft …
          </SureButton>
        </div>
      </div>
    </>
  );
}

type DraftText = MailingContent & { subject: string; preview: string };

/**
 * The text in the form, kept as a draft of this tab until it is saved, and `save`, which fails if somebody else has saved
 * meanwhile (by `revision`).
 */
function useDraft({ id, subject, preview, revision, content }: MailingDetail) {
  const name = `newsletter ${id}`;
  const first: DraftText = { subject, preview, ...content };
  const fresh = { text: first, saved: { revision, text: first }, isRestored: false };
  const [kept] = useState(() => draftOf<typeof fresh>(name));
  const { state, newest, put, inTurn } = useSaving(kept ? { ...kept, isRestored: true } : fresh);
  const bodyOf = ({ text, saved }: typeof state) => ({
    ...text,
    items: text.items.map(({ ref }) => ref),
    revision: saved.revision,
  });
  const isChanged = ({ text, saved }: typeof state) =>
    JSON.stringify(text) !== JSON.stringify(saved.text);
  function keep(changed: Partial<typeof state>) {
    put(changed);
    if (isChanged(newest.current)) keepDraft(name, newest.current);
    else dropDraft(name);
  }

  /** Resolves to the revision that contains the text in the form. */
  const save = () =>
    inTurn(async () => {
      const { current } = newest;
      if (!isChanged(current)) return current.saved.revision;
      const answer = await call("PUT /api/mailings/:id", {
        params: { id },
        body: bodyOf(current),
      });
      keep({ saved: { revision: answer.revision, text: current.text }, isRestored: false });
      return answer.revision;
    });

  return {
    ...state,
    change: (changed: Partial<DraftText>) => keep({ text: { ...newest.current.text, ...changed } }),
    isDirty: isChanged(state),
    save,
    discard: () => keep(fresh),
    body: bodyOf(state),
  };
}

function TestForm({ id, save }: { id: string; save: () => Promise<unknown> }) {
  const send = async ({ to = "" }: Record<string, string>) => {
    await save();
    await call("POST /api/mailings/:id/test", { params: { id }, body: { to } });
    return `A test goes to ${to} within seconds, if the server runs.`;
  };
  return (
    <Form onSend={send} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <TextField
        name="to"
        type="email"
        label="Send a test to yourself"
        autoComplete="email"
        required
      />
      <Button type="submit" variant="outline" label="Send a test" />
    </Form>
  );
}
