import { createHash, timingSafeEqual } from "node:crypto";
import { newToken } from "../server/inbox/storage/ids.ts";
import type { Account, Role } from "../server/inbox/storage/staff-tables.ts";

export interface Session {
  id: string;
  /** Sent as a header with every request. The cookie alone is not enough: other ports of this machine get it too. */
  token: string;
  /** Names the session in lists; opens nothing. */
  ref: string;
  way: "link" | "passphrase" | "passkey" | "recovery-code";
  /** The name that is recorded with changes; that of the account, if there is one. */
  who: string;
  role: Role;
  accountId: string | undefined;
  browser: string;
  startedAt: number;
  seenAt: number;
  expiresAt: number;
}

export const SESSION_MS = 12 * 60 * 60 * 1000;
const KEY_MS = 15 * 60 * 1000;
const MOST_TRIES = 5;
const TRIES_MS = 15 * 60 * 1000;

/** Compares in constant time, also texts of different lengths. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

type Start = Pick<Session, "way" | "who" | "role" | "accountId" | "browser">;

/** The sessions, in memory only: ending the desk ends all of them. */
export function createSessions(passphrase: string | undefined, now: () => number = Date.now) {
  const sessions = new Map<string, Session>();
  let link: { key: string; until: number } | undefined;
  let failed: number[] = [];

  function start(about: Start): Session {
    for (const [id, { expiresAt }] of sessions) if (expiresAt <= now()) sessions.delete(id);
    const times = { startedAt: now(), seenAt: now(), expiresAt: now() + SESSION_MS };
    const session = { ...about, ...times, id: newToken(), token: newToken(), ref: newToken() };
    sessions.set(session.id, session);
    return session;
  }

  const shared = { role: "owner", accountId: undefined } as const;
  const end = ({ id }: Session) => void sessions.delete(id);
  const isOpen = (session: Session) =>
    sessions.get(session.id) === session && session.expiresAt > now();
  const listOf = (accountId: string | undefined) =>
    [...sessions.values()].filter((session) => isOpen(session) && session.accountId === accountId);

  return {
    newKey(): string {
      link = { key: newToken(), until: now() + KEY_MS };
      return link.key;
    },
    byKey(key: string, who: string, browser: string): Session | undefined {
      if (!link || link.until <= now() || !isSame(key, link.key)) return undefined;
      link = undefined;
      return start({ ...shared, way: "link", who, browser });
    },
    /** "locked" for everybody after five wrong ones in 15 minutes. The session has the role of the owner. */
    byPassphrase(given: string, who: string, browser: string): Session | "locked" | undefined {
      failed = failed.filter((at) => at > now() - TRIES_MS);
      if (failed.length >= MOST_TRIES) return "locked";
      if (passphrase !== undefined && isSame(given, passphrase))
        return start({ ...shared, way: "passphrase", who, browser });
      failed.push(now());
    },
    byAccount: (
      { id, name, role }: Account,
      way: "passkey" | "recovery-code",
      browser: string,
    ): Session => start({ way, who: name, role, accountId: id, browser }),
    find(id: string | undefined, token: string | undefined): Session | undefined {
      const session = sessions.get(id ?? "");
      if (!session || session.expiresAt <= now()) return undefined;
      return isSame(token ?? "", session.token) ? session : undefined;
    },
    isOpen,
    listOf,
    end,
  };
}

export type Sessions = ReturnType<typeof createSessions>;
