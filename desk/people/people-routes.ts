import { z } from "zod";
import { type Invitation, ROLES, type Role } from "../../server/inbox/storage/staff-tables.ts";
import { audit, type Desk, shown } from "../desk.ts";
import { email, idParams } from "../fields.ts";
import { passkeyAnswer } from "../passkeys.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
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
const opening = z.strictObject({ token: z.string().max(200) });
const accepting = opening.extend({ passkey: passkeyAnswer });

export const peopleRoutes = {
  "GET /api/people": route({ handler: ({ session }, desk) => peopleOf(desk, session) }),
  "POST /api/people/invitations": route({ body: inviting, handler: invite }),
  "DELETE /api/people/invitations/:id": route({ params: idParams, handler: withdrawInvitation }),
  "PUT /api/people/:id": route({
    params: idParams,
    body: z.strictObject({ role }),
    handler: async (asked, desk) => {
      const { id, name } = await changeRole(desk.storage, asked.params.id, asked.body.role);
      return audit(desk, asked, "accounts", id, `Made ${name} ${asked.body.role}`);
    },
  }),
  "DELETE /api/people/:id": route({
    params: idParams,
    handler: async (asked, desk) => {
      const { id, name } = await changeRole(desk.storage, asked.params.id, "none");
      return audit(desk, asked, "accounts", id, `Removed the account of ${name}`);
    },
  }),
  "DELETE /api/people/:id/sessions": route({
    params: idParams,
    handler: async (asked, desk) => {
      const account = await endSessions(desk.storage, asked.params.id, desk.now());
      for (const session of desk.sessions.listOf(account.id)) desk.sessions.end(session);
      return audit(desk, asked, "accounts", account.id, `Signed ${account.name} out everywhere`);
    },
  }),
};

/** Routes for somebody who has an invitation and no account yet. They need no session. */
export const invitationRoutes = {
  "POST /api/invitation": route({
    isOpen: true,
    body: opening,
    handler: async ({ body }, desk) => {
      const { name, role } = await invitationOf(desk, body.token);
      return { name, role, firm: desk.config.firm.name };
    },
  }),
  "POST /api/invitation/options": route({
    isOpen: true,
    body: opening,
    handler: async ({ body }, desk) => {
      const invitation = await invitationOf(desk, body.token);
      return desk.passkeys.registrationOptions(purposeOf(invitation), invitation.name);
    },
  }),
  "POST /api/invitation/accept": route({ isOpen: true, body: accepting, handler: accept }),
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

async function invite(
  asked: Asked & { body: z.output<typeof inviting> },
  desk: Desk,
): Promise<{ link: string; expiresAt: number; isMailed: boolean }> {
  const { storage, settings, now } = desk;
  const { body: wanted, session } = asked;
  const { relyingParty } = settings;
  if (!relyingParty)
    throw new Refusal(
      409,
      "Passkeys need an https address: set DESK_URL, and open the desk under it.",
    );
  if (!(await hasOwner(storage))) refuseFirst(session, wanted.role);
  await refuseTakenName(storage, wanted.name);
  const { invitation, token } = await addInvitation(
    storage,
    { ...wanted, writtenBy: session.accountId },
    now(),
  );
  const what = `Invited ${wanted.name} as ${wanted.role}`;
  await audit(desk, asked, "accounts", invitation.id, what);
  // The token is in the fragment, which browsers send to no server.
  const link = `${relyingParty.origin}/#invitation=${token}`;
  const isMailed = await mailInvitation(desk, invitation, link, session.who);
  return { link, expiresAt: invitation.expires_at, isMailed };
}

/** Refuses the invitation of a first account that is not the owner's own. */
function refuseFirst({ way }: Session, role: Role): void {
  // Whoever knows the shared passphrase must not be able to lock the others out.
  if (way !== "link")
    throw new Refusal(
      403,
      "Open the desk by the link from the terminal to make the first account.",
    );
  if (role !== "owner") throw new Refusal(400, "The first account is the owner's.");
}

async function withdrawInvitation(asked: Asked & { params: { id: string } }, desk: Desk) {
  const found = await removeInvitation(desk.storage, asked.params.id);
  const removed = orRefuse(found, "This invitation was used or withdrawn already.");
  await takeBackInvitation(desk.storage, removed);
  const what = `Withdrew the invitation of ${removed.name}`;
  return audit(desk, asked, "accounts", removed.id, what);
}

async function accept(
  asked: Asked & { body: z.output<typeof accepting> },
  desk: Desk,
): Promise<{ token: string; codes: string[] }> {
  const { body, request, reply } = asked;
  const invitation = await invitationOf(desk, body.token);
  const passkey = await desk.passkeys.checkRegistration(purposeOf(invitation), body.passkey);
  const made = await acceptInvitation(desk.storage, invitation, passkey, desk.now());
  if (!made) throw new Refusal(410, UNUSABLE);
  const { account, codes } = made;
  const by = { session: { who: account.name } };
  await audit(desk, by, "accounts", account.id, `Made an account as ${account.role}`);
  const session = desk.sessions.byAccount(account, "passkey", browserOf(request));
  return { ...begin(request, reply, session), codes };
}

const purposeOf = ({ id }: Invitation) => `invitation ${id}`;

async function invitationOf({ storage, now }: Desk, given: string): Promise<Invitation> {
  const invitation = await findInvitation(storage, given, now());
  if (!invitation) throw new Refusal(410, UNUSABLE);
  await refuseTakenName(storage, invitation.name);
  return invitation;
}

const UNUSABLE =
  "This invitation was used or withdrawn, is too old, or was written by somebody who is no longer an owner: ask for a new one.";
