import { type SubmitEvent, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { useAction } from "../use-answer.ts";

/** Mails it to one address of the staff; what is typed is saved before. */
export function TestForm({ id, before }: { id: string; before: () => Promise<unknown> }) {
  const [said, setSaid] = useState("");
  const { problem, act } = useAction();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get("to"));
    setSaid("");
    void act(async () => {
      await before();
      await call(`/api/mailings/${id}/test`, "POST", { to });
      setSaid(`A test goes to ${to} within seconds, if the server runs.`);
    });
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
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
    </form>
  );
}
