import type { SubmitEvent } from "react";
import { Button } from "../../site/ui/button.tsx";
import { TextField } from "../../site/ui/field.tsx";
import { signIn } from "./api.ts";
import mark from "./mark.svg?url";
import { useAction } from "./use-answer.ts";

/** By a link from the terminal, or with the passphrase where others may reach the desk. */
export function SignIn({ reason }: { reason: string }) {
  const { problem, act } = useAction();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void act(async () => {
      await signIn({ passphrase: String(fields.get("passphrase")), who: String(fields.get("who")) });
      window.location.reload();
    });
  }
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-ink p-5">
      <div className="grid w-full max-w-md gap-6 rounded-lg bg-paper p-7 shadow-panel sm:p-10">
        <img src={mark} alt="" className="size-10" />
        <h1 className="text-h3">The desk is closed</h1>
        {reason && (
          <p role="alert" className="font-semibold">
            {reason}
          </p>
        )}
        <p>
          Open the link that <code className="font-semibold">npm run desk</code> prints; press Enter there for
          a new one. It works once.
        </p>
        <details className="border-t border-line pt-5">
          <summary className="desk-link font-semibold">Sign in with the passphrase</summary>
          <form onSubmit={onSubmit} className="mt-4 grid gap-4">
            <TextField name="who" label="Your name" autoComplete="name" required maxLength={60} />
            <TextField
              name="passphrase"
              type="password"
              label="Passphrase"
              autoComplete="current-password"
              required
              error={problem || undefined}
            />
            <Button type="submit">Sign in</Button>
          </form>
        </details>
      </div>
    </main>
  );
}
