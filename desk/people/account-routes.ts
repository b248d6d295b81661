import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type Area, audit, type Desk, shown } from "../desk.ts";
import { email } from "../fields.ts";
import { setCookie } from "../guard.ts";
import { type Passkeys, passkeyAnswer } from "../passkeys.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";
import type { Session } from "../sessions.ts";
import {
  addPasskey,
  countRecoveryCodes,
  endSessions,
  findAccount,
  listPasskeys,
  removePasskey,
  replaceRecoveryCodes,
} from "./accounts.ts";

const idParams = z.object({ id: z.string().max(2000) });

export const registerAccount = (...[app, desk, passkeys]: [...Parameters<Area>, Passkeys]) => {
  const { storage, sessions, now } = desk;

  app.get("/api/account", ({ session }) => ownAccount(desk, session));

  app.put("/api/account", async (request) => {
    const id = accountOf(request);
    const wanted = read(z.strictObject({ email: z.union([z.literal(""), email]) }), request.body);
    await storage.db.updateTable("account").set(wanted).where("id", "=", id).execute();
    const what = wanted.email
      ? "Changed the address for notices"
      : "Took the address for notices away";
    return audit(desk, request, "accounts", id, what);
  });

  app.post("/api/account/passkeys/options", async (request) => {
    const id = accountOf(request);
    return passkeys.registrationOptions(
      `add ${id}`,
      request.session.who,
      await listPasskeys(storage, id),
    );
  });

  app.post("/api/account/passkeys", async (request) => {
    const id = accountOf(request);
    const answer = read(passkeyAnswer, request.body);
    await addPasskey(storage, id, await passkeys.checkRegistration(`add ${id}`, answer));
    return audit(desk, request, "accounts", id, "Added a passkey");
  });

  app.delete("/api/account/passkeys/:id", async (request) => {
    const id = accountOf(request);
    if (!(await removePasskey(storage, id, read(idParams, request.params).id)))
      throw new Refusal(409, "The last passkey stays: add another one first.");
    return audit(desk, request, "accounts", id, "Removed a passkey");
  });

  app.post("/api/account/recovery-codes", async (request) => {
    const id = accountOf(request);
    const codes = await storage.db.transaction().execute((trx) => replaceRecoveryCodes(trx, id));
    await audit(desk, request, "accounts", id, "Made new recovery codes");
    return { codes };
  });

  app.delete("/api/account/sessions/:id", async ({ session, params }) => {
    const { id } = read(idParams, params);
    const found = sessions.listOf(session.accountId).find(({ ref }) => ref === id);
    sessions.end(orRefuse(found, "This session has ended already."));
    return {};
  });

  /** Ends all sessions of the account, this one too: the person may be at somebody else's machine. */
  app.delete("/api/account/sessions", async (request, reply) => {
    const { accountId } = request.session;
    if (accountId !== undefined) await endSessions(storage, accountId, now());
    for (const session of sessions.listOf(accountId)) sessions.end(session);
    setCookie(request, reply, "", 0);
    return {};
  });
};

async function ownAccount({ storage, sessions }: Desk, session: Session) {
  const { accountId, who, role } = session;
  const own = accountId === undefined ? undefined : await listPasskeys(storage, accountId);
  const open = sessions.listOf(accountId).sort((one, other) => other.seenAt - one.seenAt);
  return {
    ...{ who, role },
    /** Undefined without an account: for a session by the terminal's link or the passphrase. */
    passkeys: own?.map((one) => shown(one, "id", "created_at", "used_at")),
    email: accountId === undefined ? "" : ((await findAccount(storage, accountId))?.email ?? ""),
    recoveryCodes: accountId === undefined ? 0 : await countRecoveryCodes(storage, accountId),
    sessions: open.map((one) => {
      return {
        ...shown(one, "ref", "way", "browser", "startedAt", "seenAt"),
        isThis: one === session,
      };
    }),
  };
}

export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;

function accountOf({ session }: FastifyRequest): string {
  if (session.accountId === undefined)
    throw new Refusal(409, "You are here without an account: make one on the page Colleagues.");
  return session.accountId;
}
