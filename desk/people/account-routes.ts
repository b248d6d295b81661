import { z } from "zod";
import { audit, type Desk, shown } from "../desk.ts";
import { email } from "../fields.ts";
import { setCookie } from "../guard.ts";
import { passkeyAnswer } from "../passkeys.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
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

/** Ids of passkeys are the browser's and may be long. */
const idParams = z.object({ id: z.string().max(2000) });

export const accountRoutes = {
  "GET /api/account": route({ handler: ({ session }, desk) => ownAccount(desk, session) }),

  "PUT /api/account": route({
    body: z.strictObject({ email: z.union([z.literal(""), email]) }),
    handler: async (asked, desk) => {
      const id = accountOf(asked.session);
      await desk.storage.db.updateTable("account").set(asked.body).where("id", "=", id).execute();
      const what = asked.body.email
        ? "Changed the address for notices"
        : "Took the address for notices away";
      return audit(desk, asked, "accounts", id, what);
    },
  }),

  "POST /api/account/passkeys/options": route({
    handler: async ({ session }, desk) => {
      const id = accountOf(session);
      const present = await listPasskeys(desk.storage, id);
      return desk.passkeys.registrationOptions(`add ${id}`, session.who, present);
    },
  }),

  "POST /api/account/passkeys": route({
    body: passkeyAnswer,
    handler: async (asked, desk) => {
      const id = accountOf(asked.session);
      const passkey = await desk.passkeys.checkRegistration(`add ${id}`, asked.body);
      await addPasskey(desk.storage, id, passkey);
      return audit(desk, asked, "accounts", id, "Added a passkey");
    },
  }),

  "DELETE /api/account/passkeys/:id": route({
    params: idParams,
    handler: async (asked, desk) => {
      const id = accountOf(asked.session);
      if (!(await removePasskey(desk.storage, id, asked.params.id)))
        throw new Refusal(409, "The last passkey stays: add another one first.");
      return audit(desk, asked, "accounts", id, "Removed a passkey");
    },
  }),

  "POST /api/account/recovery-codes": route({
    handler: async (asked, desk) => {
      const id = accountOf(asked.session);
      const { db } = desk.storage;
      const codes = await db.transaction().execute((trx) => replaceRecoveryCodes(trx, id));
      await audit(desk, asked, "accounts", id, "Made new recovery codes");
      return { codes };
    },
  }),

  "DELETE /api/account/sessions/:id": route({
    params: idParams,
    handler: ({ session, params }, { sessions }) => {
      const found = sessions.listOf(session.accountId).find(({ ref }) => ref === params.id);
      sessions.end(orRefuse(found, "This session has ended already."));
      return {};
    },
  }),

  "DELETE /api/account/sessions": route({ handler: endOwnSessions }),
};

/** Ends all sessions of the account, this one too: the person may be at somebody else's machine. */
async function endOwnSessions(
  { session, request, reply }: Asked,
  { storage, sessions, now }: Desk,
) {
  const { accountId } = session;
  if (accountId !== undefined) await endSessions(storage, accountId, now());
  for (const one of sessions.listOf(accountId)) sessions.end(one);
  setCookie(request, reply, "", 0);
  return {};
}

async function ownAccount({ storage, sessions }: Desk, session: Session) {
  const { accountId, who, role } = session;
  const own = accountId === undefined ? undefined : await listPasskeys(storage, accountId);
  const open = sessions.listOf(accountId).sort((one, other) => other.seenAt - one.seenAt);
  return {
    who,
    role,
    /** Undefined without an account: for a session by the terminal's link or the passphrase. */
    passkeys: own?.map((one) => shown(one, "id", "created_at", "used_at")),
    email: accountId === undefined ? "" : ((await findAccount(storage, accountId))?.email ?? ""),
    recoveryCodes: accountId === undefined ? 0 : await countRecoveryCodes(storage, accountId),
    sessions: open.map((one) => ({
      ...shown(one, "ref", "way", "browser", "startedAt", "seenAt"),
      isThis: one === session,
    })),
  };
}

function accountOf({ accountId }: Session): string {
  if (accountId === undefined)
    throw new Refusal(409, "You are here without an account: make one on the page Colleagues.");
  return accountId;
}
