import { type MouseEvent, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { call } from "../api.ts";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";

type Person = { id?: string; name: string; email: string; seats?: number };
type Shown = MailPreview & { subject: string; files: string[] };
interface Asked {
  title: string;
  verb: "Change" | "Register";
  people: Person[];
  note?: string | false;
  mail: Shown;
  go: (tells: boolean) => void;
}

/**
 * Shows the mail of a new state before it goes. `ask` fetches the mail to the first of `people` and fails with a
 * sentence if the state cannot be; `go` is told whether the mails are wanted.
 */
export function useMailFirst(path: string) {
  const [asked, setAsked] = useState<Asked>();
  const ask = async (state: string, given: Omit<Asked, "mail">) => {
    const [first] = given.people;
    if (!first) return;
    const { id, name, email, seats = 1 } = first;
    const mail = await call<Shown>(`${path}/mail`, "POST", { state, id, name: name || email, seats });
    setAsked({ ...given, mail });
  };
  return { ask, dialog: asked && <MailFirst {...asked} onClose={() => setAsked(undefined)} /> };
}

/** A ref for what a dialog focuses when it opens. */
export const focusInDialog = (element: HTMLElement | null) => element?.setAttribute("autofocus", "");

function MailFirst({ title, verb, people, note, mail, go, onClose }: Asked & { onClose: () => void }) {
  const choose = (tells: boolean) => ({
    onClick: ({ currentTarget }: MouseEvent) => {
      // Closed like this, it gives the focus back.
      currentTarget.closest("dialog")?.close();
      go(tells);
    },
  });
  const names = people.map(({ name, email }) => name || email).join(", ");
  return (
    <Dialog open onClose={onClose} size="wide" title={title}>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="wrap-anywhere">
          {people.length === 1
            ? `The mail below goes to ${people[0]?.email}.`
            : `A mail goes to each of ${people.length}: ${names}. Below is the first.`}
        </p>
        <p className="wrap-anywhere">
          <span className="text-ink-soft">Subject:</span> {mail.subject}
          {mail.files.length > 0 && (
            <>
              <br />
              <span className="text-ink-soft">Attached:</span> {mail.files.join(", ")}
            </>
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
