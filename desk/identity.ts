import type { Desk } from "./desk.ts";
import { findAccount, hasOwner } from "./people/accounts.ts";
import type { Session } from "./sessions.ts";

/**
 * Whether a session still counts, with the name and the role that its account has now. The storage is asked each time:
 * an account may be changed at another desk of the same inbox.
 */
export async function isValid(
  { storage, sessions, settings, now }: Pick<Desk, "storage" | "sessions" | "settings" | "now">,
  session: Session,
): Promise<boolean> {
  if (!sessions.isOpen(session)) return false;
  if (session.accountId === undefined) {
    const isOwned = await hasOwner(storage);
    if (session.way === "passphrase" && isOwned) sessions.end(session);
    // The list of changes names accounts; what is done without one must not look like somebody's.
    else if (isOwned) session.who = `${settings.name} (terminal)`;
  } else {
    const account = await findAccount(storage, session.accountId);
    if (!account || session.startedAt <= account.sessions_from) sessions.end(session);
    else Object.assign(session, { who: account.name, role: account.role });
  }
  session.seenAt = now();
  return sessions.isOpen(session);
}
