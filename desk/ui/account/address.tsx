import { type SubmitEvent, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { useAction } from "../use-answer.ts";

/** Where somebody is told of the messages that colleagues give them. */
export function Address({ email, onChange }: { email: string; onChange: () => void }) {
  const { problem, act } = useAction();
  const [isSaved, setSaved] = useState(false);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get("email"));
    void act(async () => {
      setSaved(false);
      await call("/api/account", "PUT", { email: given.trim() });
      setSaved(true);
      onChange();
    });
  }
  return (
    <form
      onSubmit={onSubmit}
      className="grid max-w-xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <TextField
        name="email"
        type="email"
        label="Your address"
        hint="You are told there when somebody gives you a message. Leave it empty to hear nothing."
        defaultValue={email}
        error={problem || undefined}
      />
      <div className="flex items-center gap-3 sm:mt-8">
        <Button type="submit" variant="outline">
          Save
        </Button>
        <p role="status">{isSaved && "Saved."}</p>
      </div>
    </form>
  );
}
