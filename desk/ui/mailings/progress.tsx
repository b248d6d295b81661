import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { MailingAnswer, MailingDetail } from "../../mailings/routes.ts";
import { call, useAction } from "../api.ts";
import { Table } from "../lists.tsx";
import { useEvery } from "../live.tsx";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";
import { momentText } from "../moments.ts";
import { Problem, Section } from "../parts.tsx";
import { KINDS, peopleText, STATES } from "./names.ts";

/** Looked at so often, what is being sent ends when it ends. */
export const MOVING_MS = 2_000;

const STEPS = {
  scheduled: { step: "unschedule", label: "Take it back" },
  sending: { step: "pause", label: "Pause" },
  paused: { step: "resume", label: "Go on" },
} as const;

/** Whether its state changes by itself. */
export const isMoving = ({ state }: Pick<MailingDetail, "state">) =>
  state === "scheduled" || state === "sending";

/** The state of a mailing that is no draft: counts, failures, and buttons to take back, pause, resume or retry. */
export function Progress({ onChange, ...answer }: MailingAnswer & { onChange: () => void }) {
  const { mailing, audience, failures } = answer;
  const { id, kind, subject, state, counts } = mailing;
  const { problem, act } = useAction();
  const [shown, setShown] = useState<MailPreview>();
  useEvery(isMoving(mailing) ? MOVING_MS : undefined, onChange);

  const step = state in STEPS ? STEPS[state as keyof typeof STEPS] : undefined;
  const post = (below: string, body: object) =>
    void act(() => call(`/api/mailings/${id}/${below}`, "POST", body).then(onChange));
  const show = () =>
    void act(async () => setShown(await call<MailPreview>(`/api/mailings/${id}/preview`, "POST", {})));
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
        <p>It would go to {peopleText(audience)}: who has confirmed and not left by then.</p>
      ) : (
        <Counts {...counts} />
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        {step && (
          <Button
            variant={step.step === "resume" ? "default" : "outline"}
            onClick={() => post("steps", { step: step.step })}
          >
            {step.label}
          </Button>
        )}
        {kind !== "watch" && (
          <Button variant="outline" onClick={show}>
            Show the mail
          </Button>
        )}
        {counts.failed > 0 && state !== "paused" && (
          <Button variant="outline" onClick={() => post("retry", {})}>
            Send again what failed
          </Button>
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
    ["Left out: had left, or want no mail", held],
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
