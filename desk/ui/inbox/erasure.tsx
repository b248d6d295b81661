import { type SubmitEvent, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { PersonDetail } from "../../inbox/person.ts";
import { call } from "../api.ts";
import { useLive } from "../live.tsx";
import { useAction } from "../use-answer.ts";

export type Erased = { what: string; leftover: string };

/** Removes everything about a person, after typing the address. */
export function Erasure({ person, onDone }: { person: PersonDetail; onDone: (done: Erased) => void }) {
  const { email, submissions, mails, lists, mailings, registrations, leftover } = person;
  const { refresh } = useLive();
  const [typed, setTyped] = useState("");
  const { problem, act } = useAction();
  const counts = [
    [submissions.length, "message with its notes and replies", "messages with their notes and replies"],
    [mails.length, "mail to us or to them", "mails to us and to them"],
    [lists.length, "place on a list", "places on lists"],
    [mailings.length, "mailing they got", "mailings they got"],
    [registrations.length, "registration with its invoice data", "registrations with their invoice data"],
  ] as const;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void act(async () => {
      onDone(await call<Erased>("/api/inbox/person", "DELETE", { email, typed }));
      refresh();
    });
  }
  return (
    <section className="grid max-w-2xl gap-4 rounded-lg border-2 border-ember p-5 sm:p-7">
      <h2 className="text-h4 break-words">Erase everything about {email}</h2>
      <ul className="figures list-disc pl-5">
        {counts.map(
          ([count, one, many]) => count > 0 && <li key={one}>{`${count} ${count === 1 ? one : many}`}</li>,
        )}
      </ul>
      <p>{leftover} The list of changes records that somebody was erased, not who.</p>
      <form onSubmit={onSubmit} className="grid justify-items-start gap-3">
        <TextField
          label={`Type ${email} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          required
          error={problem || undefined}
          className="w-full"
        />
        <Button type="submit" variant="destructive" disabled={typed.trim().toLowerCase() !== email}>
          Erase for good
        </Button>
      </form>
    </section>
  );
}
