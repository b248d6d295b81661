import { useState } from "react";
import type { MailingContent } from "../../../server/inbox/mailings/content.ts";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextArea, TextField } from "../../../site/ui/field.tsx";
import type { MailingAnswer, MailingDetail } from "../../mailings/routes.ts";
import { call, useAction } from "../api.ts";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";
import { Form, Problem, SureButton, Tick } from "../parts.tsx";
import { go, to, useLeaving } from "../route.tsx";
import { useSaving } from "../use-saving.ts";
import { ItemChooser } from "./item-chooser.tsx";
import { peopleText } from "./names.ts";

/** The form of a newsletter: to write, preview, test, send or delete it. */
export function Compose({ onChange, ...answer }: MailingAnswer & { onChange: () => void }) {
  const { mailing, audience } = answer;
  const { id } = mailing;
  const { text, change, isDirty, save, body } = useDraft(mailing);
  const { problem, act } = useAction();
  const [shown, setShown] = useState<MailPreview>();
  const [said, setSaid] = useState("");
  const [isSending, setSending] = useState(false);
  useLeaving(isDirty, "Leave without saving? What you changed since you saved is lost.");

  const keep = () => act(() => save().then(() => setSaid("Saved.")));
  const field = (name: "subject" | "preview" | "intro" | "closing") => ({
    value: text[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const approve = (isApproved: boolean) =>
    void act(async () => {
      const revision = await save();
      await call(`/api/mailings/${id}/approval`, "PUT", { revision, isApproved });
      onChange();
    });
  const show = () =>
    void act(async () => setShown(await call<MailPreview>(`/api/mailings/${id}/preview`, "POST", body)));
  const remove = () => void act(() => call(`/api/mailings/${id}`, "DELETE").then(() => go(to(["mailings"]))));

  return (
    <>
      <h1 className="mb-5 text-h3">Newsletter</h1>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <Form onSend={keep} onChange={() => setSaid("")} className="grid min-w-0 gap-5">
          <TextField {...field("subject")} label="Subject" maxLength={150} required />
          <TextField
            {...field("preview")}
            label="Preview text"
            hint="Mail programs show it beside the subject. Without one they show the subject again."
            maxLength={200}
          />
          <TextArea
            {...field("intro")}
            label="Opening"
            hint="An empty line begins a new paragraph."
            rows={5}
            maxLength={5000}
          />
          <ItemChooser chosen={text.items} onChange={(items) => change({ items })} />
          <TextArea {...field("closing")} label="Closing" rows={3} maxLength={3000} />
          <Problem>{problem}</Problem>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="outline" disabled={!isDirty}>
              Save the draft
            </Button>
            <Button variant="outline" onClick={show}>
              Show the mail
            </Button>
            <Button onClick={() => setSending(true)} disabled={text.subject.trim() === ""}>
              Send …
            </Button>
            <p role="status" className="font-semibold text-leaf">
              {isDirty ? "" : said}
            </p>
          </div>
          <Tick
            isOn={mailing.isApproved && !isDirty && body.revision === mailing.revision}
            onChange={approve}
          >
            Clerks may send it as it is now
          </Tick>
          <p className="figures text-ink-soft">
            It would go to {peopleText(audience)} now: those who have confirmed and have not left.
          </p>
        </Form>
        <div className="grid min-w-0 gap-8 xl:sticky xl:top-6">
          {shown ? (
            <MailFrame key={shown.path} {...shown} />
          ) : (
            <p className="grid min-h-48 content-center rounded-lg bg-sand/60 p-8 text-center text-ink-soft">
              Show the mail to see it here, with pictures and as plain text.
            </p>
          )}
          <TestForm id={id} save={save} />
          <SureButton
            {...{ size: "sm", variant: "outline", className: "justify-self-start" }}
            sureLabel="Delete it for good"
            onSure={remove}
          >
            Delete this draft …
          </SureButton>
        </div>
      </div>
      <SendDialog
        isOpen={isSending}
        onClose={() => setSending(false)}
        {...answer}
        onSend={async (at) => {
          const revision = await save();
          await call(`/api/mailings/${id}/steps`, "POST", { step: "schedule", revision, ...(at && { at }) });
          setSending(false);
          onChange();
        }}
      />
    </>
  );
}

type DraftText = MailingContent & { subject: string; preview: string };

/** The text in the form, and `save`, which fails if somebody else has saved meanwhile (by `revision`). */
function useDraft({ id, subject, preview, revision, content }: MailingDetail) {
  const first: DraftText = { subject, preview, ...content };
  const { state, newest, put, inTurn } = useSaving({ text: first, saved: { revision, text: first } });
  const bodyOf = ({ text, saved }: typeof state) => ({
    ...text,
    items: text.items.map(({ ref }) => ref),
    revision: saved.revision,
  });
  const isChanged = ({ text, saved }: typeof state) => JSON.stringify(text) !== JSON.stringify(saved.text);

  /** Saves if something changed. Resolves to the revision that contains the text in the form. */
  const save = () =>
    inTurn(async () => {
      const { current } = newest;
      if (!isChanged(current)) return current.saved.revision;
      const answer = await call<{ revision: number }>(`/api/mailings/${id}`, "PUT", bodyOf(current));
      put({ saved: { revision: answer.revision, text: current.text } });
      return answer.revision;
    });

  const change = (changed: Partial<DraftText>) => put({ text: { ...newest.current.text, ...changed } });
  return { text: state.text, change, isDirty: isChanged(state), save, body: bodyOf(state) };
}

type SendProps = Pick<MailingAnswer, "audience" | "perMinute"> & {
  isOpen: boolean;
  onClose: () => void;
  /** `at` is a day and time in India; without it, at once. */
  onSend: (at?: string) => Promise<void>;
};

/** Asks for confirmation, and when to send. */
export function SendDialog({ isOpen, onClose, audience, perMinute, onSend }: SendProps) {
  const [isLater, setLater] = useState(false);
  const { problem, act } = useAction();
  const send = ({ day, hour }: Record<string, string>) =>
    act(() => onSend(isLater ? `${day}T${hour}` : undefined));
  return (
    <Dialog open={isOpen} onClose={onClose} title={`Send to ${peopleText(audience)}`}>
      <Form onSend={send} className="mt-4 grid gap-5">
        <p>
          Each address gets it once.{" "}
          {perMinute > 0 &&
            audience > perMinute &&
            `At ${perMinute} mails a minute it takes about ${Math.ceil(audience / perMinute)} minutes. `}
          It can be paused while it is being sent.
        </p>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">When</legend>
          <label className="flex min-h-9 items-center gap-2">
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
            Now
          </label>
          <label className="flex min-h-9 items-center gap-2">
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
            On a day and hour, Indian time
          </label>
        </fieldset>
        {isLater && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="day" type="date" label="Day" required />
            <TextField name="hour" type="time" label="Hour" defaultValue="10:00" required />
          </div>
        )}
        <Problem>{problem}</Problem>
        <Button type="submit">{isLater ? "Send it then" : "Send it now"}</Button>
      </Form>
    </Dialog>
  );
}

/** Sends the newsletter to one address as a test, after saving it. */
function TestForm({ id, save }: { id: string; save: () => Promise<unknown> }) {
  const [said, setSaid] = useState("");
  const { problem, act } = useAction();
  function send({ to }: Record<string, string>) {
    setSaid("");
    return act(async () => {
      await save();
      await call(`/api/mailings/${id}/test`, "POST", { to });
      setSaid(`A test goes to ${to} within seconds, if the server runs.`);
    });
  }
  return (
    <Form onSend={send} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <TextField
        name="to"
        type="email"
        label="Send a test to yourself"
        autoComplete="email"
        required
        error={problem || undefined}
      />
      <Button type="submit" variant="outline">
        Send a test
      </Button>
      <p role="status" className="font-semibold text-leaf sm:col-span-2">
        {said}
      </p>
    </Form>
  );
}
