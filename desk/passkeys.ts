import { createHmac, randomBytes, randomFillSync, timingSafeEqual } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { z } from "zod";
import { changeRows, findRow } from "../server/inbox/storage/rows.ts";
import type { Passkey } from "../server/inbox/storage/staff-tables.ts";
import type { DeskSetup } from "./desk.ts";
import type { NewPasskey } from "./people/accounts.ts";
import { Refusal } from "./refusal.ts";

/** A browser's answer about a passkey. Only these fields are checked here; the WebAuthn library checks all of them. */
export const passkeyAnswer: z.ZodType<PasskeyAnswer, PasskeyAnswer> = z.looseObject({
  id: z.string().max(2000),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
});
type PasskeyAnswer = { id: string; response: { clientDataJSON: string } };

const CHALLENGE_MS = 5 * 60 * 1000;
const SIGN_IN = "sign-in";

/** Ed25519, P-256 and RSA, which devices use. The library's own list has more, which Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];

const NOT_POSSIBLE =
  "Passkeys need a web address of the desk with a name and TLS: set DESK_URL to it, such as https://desk.example.com.";

/**
 * Registration and sign-in by WebAuthn. A challenge works once, for five minutes and one purpose. It has its expiry and
 * a signature in it and is not stored, so that asking for thousands of challenges fills no memory.
 */
export function createPasskeys(desk: Pick<DeskSetup, "storage" | "settings" | "config" | "now">) {
  const { storage, settings, config, now } = desk;
  const challenges = createChallenges(now);

  function relyingParty() {
    if (!settings.relyingParty) throw new Refusal(409, NOT_POSSIBLE);
    return settings.relyingParty;
  }

  const expected = (purpose: string) => ({
    expectedChallenge: (challenge: string) => challenges.isOurs(purpose, challenge),
    expectedOrigin: relyingParty().origin,
    expectedRPID: relyingParty().id,
    requireUserVerification: true,
  });

  const verified = (answer: PasskeyAnswer, { id, public_key, counter }: Passkey) =>
    verifyAuthenticationResponse({
      ...expected(SIGN_IN),
      response: answer as unknown as AuthenticationResponseJSON,
      credential: { id, publicKey: Buffer.from(public_key, "base64url"), counter },
    });

  return {
    /** For the browser, to make a passkey; devices that have one of `present` make none. */
    registrationOptions: (purpose: string, name: string, present: Passkey[] = []) =>
      generateRegistrationOptions({
        rpName: `${config.firm.name} Desk`,
        rpID: relyingParty().id,
        challenge: challenges.next(purpose),
        userName: name,
        userDisplayName: name,
        supportedAlgorithmIDs: ALGORITHMS,
        attestationType: "none",
        excludeCredentials: present.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      }),

    async checkRegistration(purpose: string, answer: PasskeyAnswer): Promise<NewPasskey> {
      const response = answer as unknown as RegistrationResponseJSON;
      const asked = { ...expected(purpose), supportedAlgorithmIDs: ALGORITHMS };
      const result = await verifyRegistrationResponse({ ...asked, response }).catch(
        () => undefined,
      );
      if (!result?.verified || !challenges.isFirst(answer))
        throw new Refusal(400, "The passkey could not be checked: try once more.");
      return rowOf(result.registrationInfo.credential, now());
    },

    signInOptions: () =>
      generateAuthenticationOptions({
        rpID: relyingParty().id,
        challenge: challenges.next(SIGN_IN),
        userVerification: "required",
      }),

    /** The id of the account that the passkey belongs to. */
    async signIn(answer: PasskeyAnswer): Promise<string> {
      const passkey = await findRow(storage, "passkey", { id: answer.id });
      const result = passkey && (await verified(answer, passkey).catch(() => undefined));
      if (!passkey || !result?.verified || !challenges.isFirst(answer))
        throw new Refusal(
          401,
          "This passkey does not open the desk. Try another, or use a recovery code.",
        );
      const use = { counter: result.authenticationInfo.newCounter, used_at: now() };
      await changeRows(storage, "passkey", { id: passkey.id }, use);
      return passkey.account_id;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

function rowOf(credential: WebAuthnCredential, now: number): NewPasskey {
  const { id, publicKey, counter, transports = [] } = credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports),
    created_at: now,
  };
}

function createChallenges(now: () => number) {
  const key = randomBytes(32);
  const used = new Map<string, number>();

  const signatureOf = (purpose: string, head: Buffer) =>
    createHmac("sha256", key).update(head).update(purpose).digest();

  return {
    next(purpose: string): Buffer<ArrayBuffer> {
      const head = Buffer.alloc(24);
      randomFillSync(head, 0, 16);
      head.writeDoubleBE(now() + CHALLENGE_MS, 16);
      return Buffer.concat([head, signatureOf(purpose, head)]);
    },
    /** Whether it was made here, for this purpose, and is still young enough. */
    isOurs(purpose: string, challenge: string): boolean {
      const bytes = Buffer.from(challenge, "base64url");
      if (bytes.length !== 56) return false;
      const [head, signature] = [bytes.subarray(0, 24), bytes.subarray(24)];
      const isSigned = timingSafeEqual(signature, signatureOf(purpose, head));
      return isSigned && head.readDoubleBE(16) > now();
    },
    /** Whether no correct answer to the same challenge came before; remembers this one. */
    isFirst({ response }: PasskeyAnswer): boolean {
      for (const [old, until] of used) if (until <= now()) used.delete(old);
      const clientData = Buffer.from(response.clientDataJSON, "base64url").toString();
      const { challenge } = JSON.parse(clientData);
      if (used.has(challenge)) return false;
      used.set(challenge, now() + CHALLENGE_MS);
      return true;
    },
  };
}
