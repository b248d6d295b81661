import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { call, hasToken, type Me, signIn } from "./api.ts";
import { dropDraftsOfOthers } from "./drafts.ts";
import { InvitationPage, SignIn } from "./entrance.tsx";
import { LiveInbox } from "./live.tsx";
import { go, routeOf } from "./route.tsx";
import { fetchArea, Shell } from "./shell.tsx";
import "./desk.css";

const ENDED =
  "Your session has ended. Sign in again: the replies, notes and pages you were writing are still there.";

/** Where the page is kept at which a session ended; it goes with the drafts of who was there. */
const LEFT = "draft page";

const root = createRoot(document.getElementById("desk") ?? document.body);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

function showDesk(me: Me): void {
  // Listens only while the desk is open: a sign-in that is refused ends no session.
  window.addEventListener("desk-signed-out", () => showSignIn(ENDED), { once: true });
  show(
    <LiveInbox me={me}>
      <Shell onRename={(who) => showDesk({ ...me, who })} />
    </LiveInbox>,
  );
}

/** Signs in with the key of a link, if there is one, and asks who is signed in. */
async function enter(key: string): Promise<Me> {
  if (key) await signIn({ key });
  fetchArea(routeOf().area);
  const me = await call("GET /api/session");
  dropDraftsOfOthers(me.person);
  // A link from the terminal names no page.
  if (key) go(localStorage.getItem(LEFT) ?? "#/", { replace: true });
  localStorage.removeItem(LEFT);
  return me;
}

function showSignIn(reason: string): void {
  if (reason && routeOf().area) localStorage.setItem(LEFT, window.location.hash);
  show(<SignIn reason={reason} onEnter={() => enter("").then(showDesk)} />);
}

const [, kind, secret = ""] = /^#(key|invitation)=([\w.-]+)$/.exec(window.location.hash) ?? [];
if (kind) go("#/", { replace: true });
window.addEventListener(
  "hashchange",
  () => /^#(key|invitation)=/.test(window.location.hash) && window.location.reload(),
);

// An invitation opens its page even for who is signed in.
if (kind === "invitation") show(<InvitationPage token={secret} />);
else if (kind || hasToken())
  enter(secret).then(showDesk, ({ message }: Error) => showSignIn(message));
else showSignIn("");
