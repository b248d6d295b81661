import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { call, hasToken, type Me, signIn } from "./api.ts";
import { InvitationPage, SignIn } from "./entrance.tsx";
import { LiveInbox } from "./live.tsx";
import { go, routeOf } from "./route.tsx";
import { fetchArea, Shell } from "./shell.tsx";
import "./desk.css";

const root = createRoot(document.getElementById("desk") ?? document.body);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

const showDesk = (me: Me) =>
  show(
    <LiveInbox me={me}>
      <Shell onRename={(who) => showDesk({ ...me, who })} />
    </LiveInbox>,
  );

/** Signs in with the key of a link, if there is one, and asks who is signed in. */
async function enter(key: string): Promise<Me> {
  if (key) await signIn({ key });
  fetchArea(routeOf().area);
  return call<Me>("/api/session");
}

const [, kind, secret = ""] = /^#(key|invitation)=([\w.-]+)$/.exec(window.location.hash) ?? [];
if (kind) go("#/", { replace: true });
window.addEventListener(
  "hashchange",
  () => /^#(key|invitation)=/.test(window.location.hash) && window.location.reload(),
);

// An invitation opens its page even for who is signed in.
if (kind === "invitation") show(<InvitationPage token={secret} />);
else {
  window.addEventListener("desk-signed-out", () => show(<SignIn reason="Your session has ended." />));
  if (kind || hasToken())
    enter(secret).then(showDesk, (error: Error) => show(<SignIn reason={error.message} />));
  else show(<SignIn reason="" />);
}
