import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { call, hasToken, type Me, signIn } from "./api.ts";
import { LiveInbox } from "./live.tsx";
import { go, routeOf } from "./route.tsx";
import "./desk.css";
import { InvitationPage, SignIn } from "./entrance.tsx";
import { fetchArea, Shell } from "./shell.tsx";

type State =
  | { at: "sign-in"; reason: string }
  | { at: "invitation"; token: string }
  | { at: "desk"; me: Me }
  | { at: "start" };

/** The token in the url, read before it is removed there. An invitation opens its page even for who is signed in. */
const invitation = /^#invitation=([\w.-]+)$/.exec(window.location.hash)?.[1];

/** Remembered, because the key works once and React runs effects twice while developing. */
let entering: Promise<Me> | undefined;

/** Signs in with the key in the url, if there is one, and asks who is signed in. */
async function enter(): Promise<Me> {
  const key = /^#key=([\w-]+)$/.exec(window.location.hash)?.[1];
  if (key) {
    go("#/", { replace: true });
    await signIn({ key });
  }
  fetchArea(routeOf().area);
  return call<Me>("/api/session");
}

function DeskApp() {
  const [state, setState] = useState<State>({ at: "start" });

  useEffect(() => {
    const onLink = () => /^#(key|invitation)=/.test(window.location.hash) && window.location.reload();
    window.addEventListener("hashchange", onLink);
    if (invitation) {
      go("#/", { replace: true });
      setState({ at: "invitation", token: invitation });
      return () => window.removeEventListener("hashchange", onLink);
    }
    const canEnter = hasToken() || window.location.hash.startsWith("#key=");
    const leave = (reason: string) => setState({ at: "sign-in", reason });
    if (canEnter) entering ??= enter();
    if (entering)
      entering.then(
        (me) => setState({ at: "desk", me }),
        (error: Error) => leave(error.message),
      );
    else leave("");
    const onSignedOut = () => leave("Your session has ended.");
    window.addEventListener("desk-signed-out", onSignedOut);
    return () => {
      window.removeEventListener("desk-signed-out", onSignedOut);
      window.removeEventListener("hashchange", onLink);
    };
  }, []);

  if (state.at === "start") return null;
  if (state.at === "sign-in") return <SignIn reason={state.reason} />;
  if (state.at === "invitation") return <InvitationPage token={state.token} />;
  return (
    <LiveInbox me={state.me}>
      <Shell onRename={(who) => setState({ at: "desk", me: { ...state.me, who } })} />
    </LiveInbox>
  );
}

const root = document.getElementById("desk");
if (root)
  createRoot(root).render(
    <StrictMode>
      <DeskApp />
    </StrictMode>,
  );
