import type { Desk } from "./desk.ts";
import { findAccount, hasOwner } from "./people/accounts.ts";
import type { Session } from "./sessions.ts";

/**
 * Whether a session may still be used; ends it if not, otherwise gives it the name and role that its account has now.
 * Reads the storage each time: another desk of the same inbox may have changed the account.
 */
export async function checkSession(
  { storage, sessions, settings }: Pick<Desk, "storage" | "sessions" | "settings">,
  session: Session,
): Promise<boolean> {
  if (!sessions.isOpen(session)) return false;
  if (session.accountId === undefined) {
    const isOwned = await hasOwner(storage);
    if (session.way === "passphrase" && isOwned) sessions.end(session);
    // The list of changes names accounts; a change without an account must not look like somebody's.
    else if (isOwned) session.who = `${settings.name} (terminal)`;
  } else {
    const account = await findAccount(storage, session.accountId);
    if (!account || session.startedAt <= account.sessions_from) sessions.end(session);
    else Object.assign(session, { who: account.name, role: account.role });
  }
  return sessions.isOpen(session);
}
