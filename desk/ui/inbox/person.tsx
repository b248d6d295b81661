import { type SubmitEvent, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Summary } from "../../inbox/submission.ts";
import { call } from "../api.ts";
import { useLive } from "../live.tsx";
import { momentText } from "../moments.ts";
import { Problem } from "../parts.tsx";
import { go, to, useRoute } from "../route.ts";
import { useAction, useAnswer } from "../use-answer.ts";
import { KIND_NAMES } from "./names.ts";

type Found = {
  email: string;
  submissions: Summary[];
  mails: number;
  lists: string[];
  mailings: { subject: string; sentAt: number | null }[];
  leftover: string;
};

/** Removes everything about a person, after showing what that is. */
export function Person() {
  const { query } = useRoute();
  const email = query.get("email") ?? "";
  const [done, setDone] = useState<{ what: string; leftover: string }>();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get("email")).trim();
    go(to(["inbox", "person"], { email: given }));
  }
  if (done)
    return (
      <div role="status" className="grid max-w-2xl gap-3">
        <h2 className="text-h4">{done.what}</h2>
        <p>{done.leftover}</p>
      </div>
    );
  return (
    <div className="grid max-w-2xl gap-6">
      <form onSubmit={onSubmit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <TextField name="email" type="email" label="Their address" defaultValue={email} required />
        <Button type="submit" variant="outline">
          Show what is stored
        </Button>
      </form>
      {email && <Erasure email={email} onDone={setDone} />}
    </div>
  );
}

type ErasureProps = { email: string; onDone: (done: { what: string; leftover: string }) => void };

function Erasure({ email, onDone }: ErasureProps) {
  const { refresh } = useLive();
  const { data, error } = useAnswer<Found>(`/api/inbox/person?${new URLSearchParams({ email })}`);
  const [typed, setTyped] = useState("");
  const { problem, act } = useAction();
  if (!data) return <Problem>{error}</Problem>;
  if (data.submissions.length + data.lists.length + data.mailings.length === 0)
    return <p role="status">Nothing is stored about {data.email}.</p>;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void act(async () => {
      onDone(await call("/api/inbox/person", "DELETE", { email, typed }));
      refresh();
    });
  }
  return (
    <section className="grid gap-4 rounded-lg border-2 border-ember p-5 sm:p-7">
      <h2 className="text-h4 break-words">What is erased for good about {data.email}</h2>
      <ul className="figures list-disc pl-5">
        {data.submissions.map(({ id, kind, receivedAt, hasFile }) => (
          <li key={id}>
            {KIND_NAMES[kind]} of {momentText(receivedAt)}
            {hasFile && ", with its file"}
          </li>
        ))}
        {data.mails > 0 && <li>{data.mails} mails to us and to them that belong to these</li>}
        {data.lists.map((list) => (
          <li key={list}>
            {list === "" ? "The newsletter subscription" : `The place on the list for ${list}`}
          </li>
        ))}
        {data.mailings.map(({ subject, sentAt }) => (
          <li key={`${subject} ${sentAt}`}>
            That they {sentAt === null ? "were to get" : "got"} the mailing “{subject}”
            {sentAt !== null && ` on ${momentText(sentAt)}`}
          </li>
        ))}
        <li>Owner, notes and marks of all of these</li>
      </ul>
      <p>{data.leftover} The list of changes records that somebody was erased, not who.</p>
      <form onSubmit={onSubmit} className="grid justify-items-start gap-3">
        <TextField
          label={`Type ${data.email} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          required
          error={problem || undefined}
          className="w-full"
        />
        <Button type="submit" variant="destructive" disabled={typed.trim().toLowerCase() !== data.email}>
          Erase for good
        </Button>
      </form>
    </section>
  );
}
