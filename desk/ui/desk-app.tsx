import { useEffect, useState } from "react";
import { call, isSignedIn, type Me, signIn } from "./api.ts";
import { LiveInbox } from "./live.tsx";
import { Shell } from "./shell.tsx";
import { SignIn } from "./sign-in.tsx";

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
