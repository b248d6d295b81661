import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "../../site/ui/button.tsx";
import { TextField } from "../../site/ui/field.tsx";
import { call, isSignedIn, type Me, signIn } from "./api.ts";
import { LiveInbox } from "./live.tsx";
import mark from "./mark.svg?url";
import { Shell } from "./shell.tsx";
import { useAction } from "./use-answer.ts";

type State = { at: "sign-in"; reason: string } | { at: "desk"; me: Me } | { at: "start" };

/** The key in the address works once, and React runs effects twice while developing. */
let entering: Promise<Me> | undefined;

async function enter(): Promise<Me> {
  const key = /^#key=([\w-]+)$/.exec(window.location.hash)?.[1];
  if (key) {
    history.replaceState(null, "", "#/");
    await signIn({ key });
  }
  return call<Me>("/api/session");
}

export function DeskApp() {
  const [state, setState] = useState<State>({ at: "start" });

  useEffect(() => {
    const canEnter = isSignedIn() || window.location.hash.startsWith("#key=");
    const leave = (reason: string) => setState({ at: "sign-in", reason });
    if (canEnter) entering ??= enter();
    if (entering)
      entering.then(
        (me) => setState({ at: "desk", me }),
        (error: Error) => leave(error.message),
      );
    else leave("");
    const onSignedOut = () => leave("Your session has ended.");
    const onKey = () => window.location.hash.startsWith("#key=") && window.location.reload();
    window.addEventListener("desk-signed-out", onSignedOut);
    window.addEventListener("hashchange", onKey);
    return () => {
      window.removeEventListener("desk-signed-out", onSignedOut);
      window.removeEventListener("hashchange", onKey);
    };
  }, []);

  if (state.at === "start") return null;
  if (state.at === "sign-in") return <SignIn reason={state.reason} />;
  return (
    <LiveInbox>
      <Shell me={state.me} onRename={(who) => setState({ at: "desk", me: { ...state.me, who } })} />
    </LiveInbox>
  );
}

/** By a link from the terminal, or with the passphrase where others may reach the desk. */
function SignIn({ reason }: { reason: string }) {
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
