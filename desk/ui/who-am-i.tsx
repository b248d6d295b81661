import { type SubmitEvent, useState } from "react";
import { Button } from "../../site/ui/button.tsx";
import { Dialog } from "../../site/ui/dialog.tsx";
import { TextField } from "../../site/ui/field.tsx";
import { call } from "./api.ts";
import { useAction } from "./use-answer.ts";

/** The name that stands beside every change. */
export function WhoAmI({ who, onRename }: { who: string; onRename: (who: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { problem, act } = useAction();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("who"));
    void act(async () => {
      onRename((await call<{ who: string }>("/api/session", "PUT", { who: name })).who);
      setOpen(false);
    });
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 max-w-40 truncate text-left underline underline-offset-4 hover:decoration-2"
      >
        <span className="max-lg:sr-only">You are </span>
        {who}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Who are you?">
        <form onSubmit={onSubmit} className="mt-4 grid gap-4">
          <TextField
            name="who"
            label="Your name"
            hint="It stands beside every change you make from now on."
            defaultValue={who}
            required
            maxLength={60}
            error={problem || undefined}
          />
          <Button type="submit">Use this name</Button>
        </form>
      </Dialog>
    </>
  );
}
