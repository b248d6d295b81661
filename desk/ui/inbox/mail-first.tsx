import { type MouseEvent, useState } from "react";
import type { RunKey } from "../../../server/inbox/registrations/registrations.ts";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { type Answer, call, type Given } from "../api.ts";
import { MailFrame } from "../mail-frame.tsx";

type Person = { id?: string | undefined; name: string; email: string; seats?: number };
type Mail = Answer<"POST /api/inbox/runs/:training/:run/mail">;
type MailState = Given<"POST /api/inbox/runs/:training/:run/mail">["body"]["state"];

interface Wanted {
  title: string;
  verb: "Add" | "Change" | "Register";
  state: string;
  tells: boolean;
  people: Person[];
  note?: string | false;
  go: (tells: boolean) => void;
}

/**
 * Shows the mail of a new state before it goes: `go` is told whether it is wanted. Where nobody would be told, as of a
 * payment, `go` follows at once. Fails with a sentence if the state cannot be.
 */
export function useMailFirst(runKey: RunKey | undefined) {
  const [asked, setAsked] = useState<Wanted & { mail: Mail }>();
  const ask = async (wanted: Wanted) => {
    const [first] = wanted.people;
    if (!first || !runKey || !wanted.tells || wanted.state === "paid")
      return wanted.go(wanted.tells);
    const { id, name, email, seats = 1 } = first;
    const body = { id, name: name || email, seats, state: wanted.state as MailState };
    const mail = await call("POST /api/inbox/runs/:training/:run/mail", { params: runKey, body });
    setAsked({ ...wanted, mail });
  };
  return { ask, dialog: asked && <MailFirst {...asked} onClose={() => setAsked(undefined)} /> };
}

/** A ref for what a dialog focuses when it opens. */
export const focusInDialog = (element: HTMLElement | null) =>
  element?.setAttribute("autofocus", "");

type Props = Wanted & { mail: Mail; onClose: () => void };

function MailFirst({ title, verb, people, note, mail, go, onClose }: Props) {
  const choose = (tells: boolean) => ({
    onClick: ({ currentTarget }: MouseEvent) => {
      // Closed like this, it gives the focus back.
      currentTarget.closest("dialog")?.close();
      go(tells);
    },
  });
  const names = people
    .map(({ name, email, seats = 1 }) => (name || email) + (seats > 1 ? ` (${seats} seats)` : ""))
    .join(", ");
  return (
    <Dialog open onClose={onClose} size="wide" title={title}>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="wrap-anywhere">
          {people.length === 1
            ? `The mail below goes to ${people[0]?.email}.`
            : `A mail goes to each of ${people.length}: ${names}. Below is the first.`}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          {[`Subject: ${mail.subject}`, ...mail.files.map((name) => `Attached: ${name}`)].join(
            "\n",
          )}
        </p>
        {note && <p>{note}</p>}
        <div className="flex flex-wrap gap-3">
          <Button ref={focusInDialog} {...choose(true)} label={`Send and ${verb.toLowerCase()}`} />
          <Button variant="outline" {...choose(false)} label={`${verb} without a mail`} />
        </div>
        <MailFrame {...mail} />
      </div>
    </Dialog>
  );
}
