import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { type Answer, call } from "./api.ts";
import { SmallButton } from "./parts.tsx";

export const ROLES: Record<Role, { name: string; does: string }> = {
  owner: { name: "Owner", does: "everything, with mailings and the accounts of others." },
  editor: { name: "Editor", does: "the content of the site and its review." },
  clerk: { name: "Clerk", does: "the inbox." },
};

/** What the browser needs to make a passkey, as the desk sends it. */
type PasskeyOptions = Answer<"POST /api/account/passkeys/options">;

/** Asks the browser for a new passkey. Throws a sentence to show. */
export const makePasskey = (options: PasskeyOptions) =>
  startRegistration({ optionsJSON: options }).catch(explain);

/** Throws a sentence to show. */
export async function signWithPasskey() {
  const optionsJSON = await call("POST /api/entrance/passkey");
  return startAuthentication({ optionsJSON }).catch(explain);
}

function explain(error: Error): never {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    throw new Error("This device has a passkey for your account already.");
  throw new Error("The browser gave no passkey. Try again, or use another device.");
}

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="grid gap-4">
      <p>
        Without your device, one of these codes lets you in. Each works once. Print them or write
        them down, and keep them away from your device: they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="figures grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-1 rounded-md bg-sand p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <SmallButton className="justify-self-start" onClick={() => window.print()} label="Print" />
    </div>
  );
}
