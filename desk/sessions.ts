import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export interface Session {
  id: string;
  /** Sent as a header with every request. The cookie alone is not enough: other ports of this machine get it too. */
  token: string;
  who: string;
  expiresAt: number;
}

export const SESSION_MS = 12 * 60 * 60 * 1000;
const KEY_MS = 15 * 60 * 1000;

const MOST_TRIES = 5;
const TRIES_MS = 15 * 60 * 1000;

const random = () => randomBytes(32).toString("base64url");

/** In constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Who is signed in. In memory: ending the desk ends every session. */
export function createSessions(passphrase: string | undefined, now: () => number = Date.now) {
  const sessions = new Map<string, Session>();
  let link: { key: string; until: number } | undefined;
  let failed: number[] = [];

  function start(who: string): Session {
    for (const [id, { expiresAt }] of sessions) if (expiresAt <= now()) sessions.delete(id);
    const session = { id: random(), token: random(), who, expiresAt: now() + SESSION_MS };
    sessions.set(session.id, session);
    return session;
  }

  return {
    /** A new key for one sign-in; the key before becomes invalid. */
    newKey(): string {
      link = { key: random(), until: now() + KEY_MS };
      return link.key;
    },
    byKey(key: string, who: string): Session | undefined {
      if (!link || link.until <= now() || !isSame(key, link.key)) return undefined;
      link = undefined;
      return start(who);
    },
    /** "locked" after too many wrong ones, whoever tried; a link from the terminal still works. */
    byPassphrase(given: string, who: string): Session | "locked" | undefined {
      failed = failed.filter((at) => at > now() - TRIES_MS);
      if (failed.length >= MOST_TRIES) return "locked";
      if (passphrase !== undefined && isSame(given, passphrase)) return start(who);
      failed.push(now());
      return undefined;
    },
    find(id: string | undefined, token: string | undefined): Session | undefined {
      const session = sessions.get(id ?? "");
      if (!session || session.expiresAt <= now()) return undefined;
      return isSame(token ?? "", session.token) ? session : undefined;
    },
    isOpen: (session: Session) => sessions.get(session.id) === session && session.expiresAt > now(),
    end: ({ id }: Session) => void sessions.delete(id),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
