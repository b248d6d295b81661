import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type AuditLine, listAuditLines } from "../server/inbox/audit.ts";
import { attempt } from "./content/attempt.ts";
import { FILE, titleOf } from "./content/catalogue.ts";
import { open } from "./content/store.ts";
import { audit, type Desk } from "./desk.ts";
import { line } from "./fields.ts";
import { setCookie } from "./guard.ts";
import { passkeyAnswer } from "./passkeys.ts";
import { findAccount, hasOwner, useRecoveryCode } from "./people/accounts.ts";
import { Refusal } from "./refusal.ts";
import { AREAS } from "./roles.ts";
import { route } from "./route.ts";
import { SESSION_MS, type Session } from "./sessions.ts";

export const personName = line("The name", 60).refine(
  (name) => name !== "",
  "The name is missing.",
);

const signIn = z.union([
  z.strictObject({ key: z.string().max(100) }),
  z.strictObject({ passphrase: z.string().max(500), who: personName }),
  z.strictObject({ passkey: passkeyAnswer }),
  z.strictObject({ recoveryCode: z.string().max(100) }),
]);
type SignIn = z.output<typeof signIn>;

const MOST_LINES = 100;

/** Gives the browser the cookie of a session, and the page its token. */
export function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): { token: string } {
  setCookie(request, reply, session.id, SESSION_MS / 1000);
  return { token: session.token };
}

export const sessionRoutes = {
  "GET /api/entrance": route({
    isOpen: true,
    handler: async (_asked, { settings, storage }) => {
      const hasAccounts = await hasOwner(storage);
      return {
        hasAccounts: hasAccounts && settings.relyingParty !== undefined,
        hasPassphrase: !hasAccounts && settings.passphrase !== undefined,
        isPassphraseOver: hasAccounts && settings.passphrase !== undefined,
      };
    },
  }),

  "POST /api/entrance/passkey": route({
    isOpen: true,
    handler: (_asked, { passkeys }) => passkeys.signInOptions(),
  }),

  "POST /api/session": route({
    isOpen: true,
    body: signIn,
    handler: async ({ body, request, reply }, desk) =>
      begin(request, reply, await enter(desk, body, browserOf(request))),
  }),

  "GET /api/session": route({
    handler: async ({ session }, { storage, config }) => ({
      /** Whose drafts a browser keeps. Whoever comes by the link of the terminal is the same person. */
      person: session.accountId ?? (session.way === "link" ? "" : session.who),
      who: session.who,
      role: session.role,
      hasAccount: session.accountId !== undefined,
      mayRename: session.accountId === undefined && !(await hasOwner(storage)),
      firm: config.firm.name,
    }),
  }),

  "PUT /api/session": route({
    body: z.strictObject({ who: personName }),
    handler: async ({ session, body }, { storage }) => {
      if (session.accountId !== undefined || (await hasOwner(storage)))
        throw new Refusal(409, "Changes are recorded under the names of accounts.");
      session.who = body.who;
      return { who: session.who };
    },
  }),

  "DELETE /api/session": route({
    handler: ({ session, request, reply }, { sessions }) => {
      sessions.end(session);
      setCookie(request, reply, "", 0);
      return {};
    },
  }),

  "GET /api/audit": route({
    query: z.object({
      subject: z.string().max(500).optional(),
      area: z.enum(AREAS.owner).optional(),
    }),
    handler: async ({ query: { subject, area }, session }, { storage }) => {
      const areas = AREAS[session.role].filter((one) => area === undefined || one === area);
      const lines = await Promise.all(
        areas.map((one) => listAuditLines(storage, { subject, area: one, limit: MOST_LINES })),
      );
      const newest = lines.flat().sort((one, other) => other.at - one.at);
      return { lines: newest.slice(0, MOST_LINES).map(withTitle) };
    },
  }),
};

export type Change = AuditLine & { title?: string };

const withTitle = (change: AuditLine): Change => {
  const file = change.subject;
  return FILE.test(file)
    ? { ...change, title: titleOf(file, attempt(() => open(file))?.data) }
    : change;
};

const OLD_LINK =
  "This link was used before or is too old. Press Enter in the terminal where the desk runs, or give systemctl reload haritva-desk on its server: it prints a new one.";

async function enter(desk: Desk, given: SignIn, browser: string): Promise<Session> {
  if ("key" in given) {
    const session = desk.sessions.byKey(given.key, desk.settings.name, browser);
    if (!session) throw new Refusal(401, OLD_LINK);
    return session;
  }
  if ("passphrase" in given) return enterByPassphrase(desk, given, browser);
  if ("passkey" in given) {
    const account = await accountOrRefuse(desk, await desk.passkeys.signIn(given.passkey));
    return desk.sessions.byAccount(account, "passkey", browser);
  }
  const id = await useRecoveryCode(desk.storage, given.recoveryCode);
  const account = await accountOrRefuse(desk, id);
  const by = { session: { who: account.name } };
  await audit(desk, by, "accounts", account.id, "Signed in with a recovery code");
  return desk.sessions.byAccount(account, "recovery-code", browser);
}

async function enterByPassphrase(
  { sessions, storage }: Desk,
  { passphrase, who }: { passphrase: string; who: string },
  browser: string,
): Promise<Session> {
  if (await hasOwner(storage))
    throw new Refusal(
      401,
      "The passphrase is not used any more: people sign in with their passkeys.",
    );
  const session = sessions.byPassphrase(passphrase, who, browser);
  if (session === "locked")
    throw new Refusal(429, "Too many wrong passphrases: try again in fifteen minutes.");
  if (!session) throw new Refusal(401, "The passphrase is wrong.");
  return session;
}

async function accountOrRefuse({ storage }: Desk, id: string | undefined) {
  const account = id === undefined ? undefined : await findAccount(storage, id);
  if (!account) throw new Refusal(401, "This recovery code is wrong, or it was used before.");
  return account;
}

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"];
const NAMES: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS": "Mac" };

/** "Firefox on Windows", for the list of sessions. User agents also name other browsers, so the order above decides. */
export function browserOf({ headers }: FastifyRequest): string {
  const userAgent = headers["user-agent"] ?? "";
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => {
    const found = names.find((name) => userAgent.includes(name));
    return found && (NAMES[found] ?? found);
  });
  return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}
