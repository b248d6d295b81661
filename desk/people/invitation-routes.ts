import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { addAuditLine } from "../../server/inbox/audit.ts";
import type { Invitation } from "../../server/inbox/storage/staff-tables.ts";
import type { Area } from "../desk.ts";
import type { Passkeys } from "../passkeys.ts";
import { Refusal, read } from "../refusal.ts";
import { begin, browserOf, passkeyAnswer } from "../session-routes.ts";
import { refuseTakenName } from "./accounts.ts";
import { acceptInvitation, findInvitation } from "./invitations.ts";

const token = z.string().max(200);
const opening = z.strictObject({ token });
const accepting = z.strictObject({ token, passkey: passkeyAnswer });

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
    const answer = given.passkey as unknown as RegistrationResponseJSON;
    const passkey = await passkeys.checkRegistration(purposeOf(invitation), answer);
    const made = await acceptInvitation(storage, invitation, passkey, now());
    if (!made) throw unusableInvitation();
    const { account, codes } = made;
    await addAuditLine(storage, {
      at: now(),
      who: account.name,
      area: "accounts",
      subject: account.id,
      what: `Made an account as ${account.role}`,
    });
    const session = sessions.byAccount(account, "passkey", browserOf(request));
    return { ...begin(request, reply, session), codes };
  });

  /** Refuses a token that does not work any more, or whose name is taken by now. */
  async function invitationOf(given: string): Promise<Invitation> {
    const invitation = await findInvitation(storage, given, now());
    if (!invitation) throw unusableInvitation();
    await refuseTakenName(storage, invitation.name);
    return invitation;
  }
};

const unusableInvitation = () =>
  new Refusal(
    410,
    "This invitation was used or withdrawn, is too old, or was written by somebody who is no longer an owner: ask for a new one.",
  );
