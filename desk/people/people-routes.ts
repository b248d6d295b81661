import { z } from "zod";
import { type Invitation, ROLES } from "../../server/inbox/storage/staff-tables.ts";
import { type Area, audit, type Desk, shown } from "../desk.ts";
import { email, idParams } from "../fields.ts";
import { type Passkeys, passkeyAnswer } from "../passkeys.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";
import { begin, browserOf, personName } from "../session-routes.ts";
import type { Session } from "../sessions.ts";
import { changeRole, endSessions, hasOwner, listAccounts, refuseTakenName } from "./accounts.ts";
import {
  acceptInvitation,
  addInvitation,
  findInvitation,
  listInvitations,
  mailInvitation,
  removeInvitation,
  takeBackInvitation,
} from "./invitations.ts";

const role = z.enum(ROLES, "Choose a role.");
const inviting = z.strictObject({
  name: personName,
  role,
  /** Where the link is sent; "" for no mail. */
  email: z.union([z.literal(""), email]).default(""),
});

export const registerPeople: Area = (app, desk) => {
  const { storage, sessions, settings, now } = desk;

  app.get("/api/people", ({ session }) => peopleOf(desk, session));

  app.post("/api/people/invitations", async (request) => {
    const wanted = read(inviting, request.body);
    const { relyingParty } = settings;
    if (!relyingParty)
      throw new Refusal(
        409,
        "Passkeys need an https address: set DESK_URL, and open the desk under it.",
      );
    if (!(await hasOwner(storage))) {
      // Whoever knows the shared passphrase must not be able to lock the others out.
      if (request.session.way !== "link")
        throw new Refusal(
          403,
          "Open the desk by the link from the terminal to make the first account.",
        );
      if (wanted.role !== "owner") throw new Refusal(400, "The first account is the owner's.");
    }
    await refuseTakenName(storage, wanted.name);
    const writtenBy = request.session.accountId;
    const { invitation, token } = await addInvitation(storage, { ...wanted, writtenBy }, now());
    await audit(
      desk,
      request,
      "accounts",
      invitation.id,
      `Invited ${wanted.name} as ${wanted.role}`,
    );
    // The token is in the fragment, which browsers send to no server.
    const link = `${relyingParty.origin}/#invitation=${token}`;
    const isMailed = await mailInvitation(desk, invitation, link, request.session.who);
    return { link, expiresAt: invitation.expires_at, isMailed };
  });

  app.delete("/api/people/invitations/:id", async (request) => {
    const found = await removeInvitation(storage, read(idParams, request.params).id);
    const removed = orRefuse(found, "This invitation was used or withdrawn already.");
    await takeBackInvitation(storage, removed);
    return audit(
      desk,
      request,
      "accounts",
      removed.id,
      `Withdrew the invitation of ${removed.name}`,
    );
  });

  app.put("/api/people/:id", async (request) => {
    const wanted = read(z.strictObject({ role }), request.body);
    const { id, name } = await changeRole(storage, read(idParams, request.params).id, wanted.role);
    return audit(desk, request, "accounts", id, `Made ${name} ${wanted.role}`);
  });

  app.delete("/api/people/:id", async (request) => {
    const { id, name } = await changeRole(storage, read(idParams, request.params).id, "none");
    return audit(desk, request, "accounts", id, `Removed the account of ${name}`);
  });

  app.delete("/api/people/:id/sessions", async (request) => {
    const account = await endSessions(storage, read(idParams, request.params).id, now());
    for (const session of sessions.listOf(account.id)) sessions.end(session);
    return audit(desk, request, "accounts", account.id, `Signed ${account.name} out everywhere`);
  });
};

async function peopleOf({ storage, settings, now }: Desk, { accountId }: Session) {
  const accounts = await listAccounts(storage);
  return {
    canInvite: settings.relyingParty !== undefined,
    hasPassphrase: settings.passphrase !== undefined,
    accounts: accounts.map((one) => ({
      ...shown(one, "id", "name", "role", "email", "created_at", "used_at"),
      isMe: one.id === accountId,
    })),
    invitations: (await listInvitations(storage, now())).map((one) =>
      shown(one, "id", "name", "role", "email", "expires_at"),
    ),
  };
}

export type People = Awaited<ReturnType<typeof peopleOf>>;

const opening = z.strictObject({ token: z.string().max(200) });
const accepting = opening.extend({ passkey: passkeyAnswer });

/** Routes for somebody who has an invitation and no account yet. They need no session. */
export const registerInvitation = (...[app, desk, passkeys]: [...Parameters<Area>, Passkeys]) => {
  const { storage, sessions, config, now } = desk;
  const isOpen = { config: { isOpen: true } } as const;
  const purposeOf = ({ id }: Invitation) => `invitation ${id}`;

  app.post("/api/invitation", isOpen, async ({ body }) => {
    const { name, role } = await invitationOf(read(opening, body).token);
    return { name, role, firm: config.firm.name };
  });

  app.post("/api/invitation/options", isOpen, async ({ body }) => {
    const invitation = await invitationOf(read(opening, body).token);
    return passkeys.registrationOptions(purposeOf(invitation), invitation.name);
  });

  app.post("/api/invitation/accept", isOpen, async (request, reply) => {
    const given = read(accepting, request.body);
    const invitation = await invitationOf(given.token);
    const passkey = await passkeys.checkRegistration(purposeOf(invitation), given.passkey);
    const made = await acceptInvitation(storage, invitation, passkey, now());
    if (!made) throw new Refusal(410, UNUSABLE);
    const { account, codes } = made;
    const by = { session: { who: account.name } };
    await audit(desk, by, "accounts", account.id, `Made an account as ${account.role}`);
    const session = sessions.byAccount(account, "passkey", browserOf(request));
    return { ...begin(request, reply, session), codes };
  });

  async function invitationOf(given: string): Promise<Invitation> {
    const invitation = await findInvitation(storage, given, now());
    if (!invitation) throw new Refusal(410, UNUSABLE);
    await refuseTakenName(storage, invitation.name);
    return invitation;
  }
};

const UNUSABLE =
  "This invitation was used or withdrawn, is too old, or was written by somebody who is no longer an owner: ask for a new one.";
