import { useEffect, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { MailPreview } from "../../mail-previews.ts";
import { momentText } from "../../moments.ts";
import { call, type Given, useAction } from "../api.ts";
import { Table } from "../lists.tsx";
import { useEvery } from "../live.tsx";
import { MailFrame } from "../mail-frame.tsx";
import { Form, Problem, Section, Tick } from "../parts.tsx";
import {
  KINDS,
  type MailingAnswer,
  type MailingDetail,
  moreUnreachable,
  peopleText,
  STATES,
} from "./names.ts";

/** `show` asks for the mail with `body`, as it is saved without one. */
export function usePreview(id: string, body: Given<"POST /api/mailings/:id/preview">["body"] = {}) {
  const [shown, setShown] = useState<MailPreview>();
  const { problem, act } = useAction();
  const show = () =>
    void act(async () =>
      setShown(await call("POST /api/mailings/:id/preview", { params: { id }, body })),
    );
  return { shown, show, problem, act };
}

/** A draft as clerks see it. */
export function Approved(answer: MailingAnswer & { onChange: () => void }) {
  const { id, subject, revision, isApproved } = answer.mailing;
  const { shown, show, problem } = usePreview(id);
  // Shown anew when an owner has changed it.
  useEffect(show, [id, revision]);
  return (
    <div className="grid max-w-4xl gap-5">
      <h1 className="text-h3 break-words">{subject || "Newsletter without a subject"}</h1>
      {!isApproved && <p>An owner has not approved this text yet: then you can send it.</p>}
      {isApproved && <Badge className="justify-self-start">Approved</Badge>}
      <Problem>{problem}</Problem>
      {isApproved && <SendButton {...answer} save={async () => revision} />}
      {shown && <MailFrame key={shown.path} {...shown} />}
    </div>
  );
}

type SendProps = MailingAnswer & {
  isOff?: boolean;
  /** Resolves to the revision that is sent. */
  save: () => Promise<number>;
  onChange: () => void;
};

export function SendButton({
  mailing,
  audience,
  unreachable,
  perMinute,
  isOff,
  save,
  onChange,
}: SendProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLater, setLater] = useState(false);
  const minutes = perMinute > 0 ? Math.ceil(audience / perMinute) : 0;
  const send = async ({ day, hour }: Record<string, string>) => {
    const at = isLater ? `${day}T${hour}` : undefined;
    await call("POST /api/mailings/:id/steps", {
      params: { id: mailing.id },
      body: { step: "schedule", revision: await save(), at },
    });
    setOpen(false);
    onChange();
  };
  return (
    <>
      <p className="figures flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => setOpen(true)} disabled={isOff} label="Send …" />
        {audience === 0
          ? "Nobody is on the list yet."
          : `It would go to ${peopleText(audience)} now: those who have confirmed and have not left.`}
        {moreUnreachable(unreachable)}
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Send to ${peopleText(audience)}`}
      >
        <Form onSend={send} className="mt-4 grid gap-5">
          <p>
            Each address gets it once.{" "}
            {minutes > 1 && `At ${perMinute} mails a minute it takes about ${minutes} minutes. `}
            It can be paused while it is being sent.
          </p>
          <Tick
            checked={isLater}
            onChange={setLater}
            label="Not now, but on a day and hour, Indian time"
          />
          {isLater && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name="day" type="date" label="Day" required />
              <TextField name="hour" type="time" label="Hour" defaultValue="10:00" required />
            </div>
          )}
          {audience === 0 && <p className="font-semibold">Nobody is on the list yet.</p>}
          <Button
            type="submit"
            disabled={!audience && !isLater}
            label={`Send it ${isLater ? "then" : "now"}`}
          />
        </Form>
      </Dialog>
    </>
  );
}

/** Looked at so often, what is being sent ends when it ends. */
export const MOVING_MS = 2_000;

const STEPS = {
  scheduled: { step: "unschedule", label: "Take it back" },
  sending: { step: "pause", label: "Pause" },
  paused: { step: "resume", label: "Go on" },
} as const;

type Step = (typeof STEPS)[keyof typeof STEPS];

/** Its state changes by itself. */
export const isMoving = ({ state }: Pick<MailingDetail, "state">) =>
  state === "scheduled" || state === "sending";

/** Of a mailing that is no draft. */
export function Progress({ onChange, ...answer }: MailingAnswer & { onChange: () => void }) {
  const { mailing, audience, unreachable, failures } = answer;
  const { id, kind, subject, state, counts } = mailing;
  const { shown, show, problem, act } = usePreview(id);
  useEvery(isMoving(mailing) ? MOVING_MS : undefined, onChange);

  const step = state in STEPS ? STEPS[state as keyof typeof STEPS] : undefined;
  const params = { id };
  const change = (asking: () => Promise<unknown>) => void act(() => asking().then(onChange));
  const retry = () => change(() => call("POST /api/mailings/:id/retry", { params }));
  const take = ({ step }: Step) =>
    change(() => call("POST /api/mailings/:id/steps", { params, body: { step } }));
  return (
    <div className="grid max-w-4xl gap-6">
      <div>
        <h1 className="mb-2 text-h3 break-words">{subject}</h1>
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          {KINDS[kind]}. {whenText(mailing)}
        </p>
      </div>
      {state === "scheduled" ? (
        <p>
          It would go to {peopleText(audience)}: who has confirmed and not left by then.
          {moreUnreachable(unreachable)}
        </p>
      ) : (
        <Counts {...counts} />
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        {step && (
          <Button
            variant={step.step === "resume" ? "default" : "outline"}
            onClick={() => take(step)}
            label={step.label}
          />
        )}
        {kind !== "watch" && <Button variant="outline" onClick={show} label="Show the mail" />}
        {counts.failed > 0 && state !== "paused" && (
          <Button variant="outline" onClick={retry} label="Send again what failed" />
        )}
      </div>
      {shown && <MailFrame key={shown.path} {...shown} />}
      {failures.length > 0 && (
        <Section title="Who did not get it" level="h2">
          <Table
            caption="Who did not get it"
            head={["Address", "Why"]}
            rows={failures.map(({ email, trial, state: mailState, last_error }) => [
              email,
              `${trial ? "A test. " : ""}${mailState === "failed" ? "Not delivered: " : ""}${last_error ?? ""}`,
            ])}
          />
        </Section>
      )}
    </div>
  );
}

function whenText({ state, dueAt, startedAt, finishedAt }: MailingDetail): string {
  if (finishedAt !== null) return `Ended on ${momentText(finishedAt)}.`;
  if (startedAt !== null) return `Began on ${momentText(startedAt)}.`;
  if (state === "scheduled" && dueAt !== null)
    return dueAt > Date.now()
      ? `Begins on ${momentText(dueAt)}.`
      : "Begins within seconds, if the server runs.";
  return "";
}

function Counts({ waiting, sent, failed, held }: MailingDetail["counts"]) {
  const all = waiting + sent + failed + held;
  const rows = [
    ["Sent", sent],
    ["Still to be sent", waiting],
    ["Failed", failed],
    ["Left out: had left, want no mail, or cannot be reached", held],
  ] as const;
  return (
    <div className="grid gap-4">
      <progress
        aria-label="How much is sent"
        value={all - waiting}
        max={Math.max(1, all)}
        className="h-3 w-full appearance-none overflow-hidden rounded-sm border-0 bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
      <dl className="figures grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display text-h3">{count.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
