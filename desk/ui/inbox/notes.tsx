import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { Change } from "./message-page.tsx";

/** What the staff know about it, oldest first; the command line shows the same. */
export function Notes({ note, change }: { note: string; change: Change }) {
  const [text, setText] = useState("");
  const id = useId();
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await change({ change: "note", text });
    setText("");
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        Notes
      </h3>
      {note && <p className="mt-2 border-l-4 border-marigold pl-4 whitespace-pre-wrap">{note}</p>}
      <form onSubmit={onSubmit} className="mt-3 grid justify-items-start gap-2">
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          required
          maxLength={2000}
          rows={2}
          aria-label="New note"
          placeholder="Called back, offer goes out on Friday"
          className="desk-control w-full max-w-[42em]"
        />
        <Button type="submit" size="sm" variant="outline">
          Add note
        </Button>
      </form>
    </section>
  );
}
