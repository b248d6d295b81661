import { useEffect, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { MailingAnswer } from "../../mailings/routes.ts";
import { call, useAction } from "../api.ts";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";
import { Form, Problem, Tick } from "../parts.tsx";
import { peopleText } from "./names.ts";

/** A draft as clerks see it: to read, and to send once an owner has approved it. */
export function Approved(answer: MailingAnswer & { onChange: () => void }) {
  const { id, subject, revision, isApproved } = answer.mailing;
  const [shown, setShown] = useState<MailPreview>();
  const { problem, act } = useAction();
  // Shown anew when an owner has changed it.
  useEffect(() => {
    void act(async () => setShown(await call<MailPreview>(`/api/mailings/${id}/preview`, "POST", {})));
  }, [id, revision]);
  return (
    <div className="grid max-w-4xl gap-5">
      <h1 className="text-h3 break-words">{subject || "Newsletter without a subject"}</h1>
      <p>
        {isApproved ? (
          <Badge>Approved</Badge>
        ) : (
          "An owner has not approved this text yet: then you can send it."
        )}
      </p>
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

/** Asks for confirmation, and when to send. */
export function SendButton({ mailing, audience, perMinute, isOff, save, onChange }: SendProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLater, setLater] = useState(false);
  const send = async ({ day, hour }: Record<string, string>) => {
    const at = isLater && { at: `${day}T${hour}` };
    const step = { step: "schedule", revision: await save(), ...at };
    await call(`/api/mailings/${mailing.id}/steps`, "POST", step);
    setOpen(false);
    onChange();
  };
  return (
    <>
      <p className="figures flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => setOpen(true)} disabled={isOff}>
          Send …
        </Button>
        It would go to {peopleText(audience)} now: those who have confirmed and have not left.
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Send to ${peopleText(audience)}`}>
        <Form onSend={send} className="mt-4 grid gap-5">
          <p>
            Each address gets it once.{" "}
            {perMinute > 0 &&
              audience > perMinute &&
              `At ${perMinute} mails a minute it takes about ${Math.ceil(audience / perMinute)} minutes. `}
            It can be paused while it is being sent.
          </p>
          <Tick checked={isLater} onChange={setLater}>
            Not now, but on a day and hour, Indian time
          </Tick>
          {isLater && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name="day" type="date" label="Day" required />
              <TextField name="hour" type="time" label="Hour" defaultValue="10:00" required />
            </div>
          )}
          <Button type="submit">{isLater ? "Send it then" : "Send it now"}</Button>
        </Form>
      </Dialog>
    </>
  );
}
