import { addAccount } from "../../desk/people/accounts.ts";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { ORIGIN, type startDesk } from "./harness.ts";

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** An account with a session, as if its passkey had been used; the journey in a browser uses a real one. */
export async function addColleague(
  { storage, sessions, clock, ask }: Desk,
  role: Role,
  name: string = role,
  origin = ORIGIN,
) {
  const { host } = new URL(origin);
  const passkey = {
    id: `passkey of ${name}`,
    public_key: "AA",
    counter: 0,
    transports: "[]",
    created_at: clock.now,
  };
  const account = await addAccount(storage.db, { name, role, passkey, now: clock.now });
  return { account, ...enter() };

  /** One more session. */
  function enter() {
    const session = sessions.byAccount(account, "passkey", "Firefox on Linux");
    const headers = {
      host,
      origin,
      "sec-fetch-site": "same-origin",
      cookie: `desk-${host.replace(/^.*:/, "")}=${session.id}`,
      "x-desk-token": session.token,
    };
    const call = (url: string, request: Parameters<typeof ask>[1] = {}) =>
      ask(url, { ...request, headers });
    return { headers, session, call, enter };
  }
}
