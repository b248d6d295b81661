import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { call } from "./api.ts";

/** Asks the browser for a new passkey, with the options that the desk sends from `path`. Throws a sentence to show. */
export async function makePasskey(path: string, given: object = {}) {
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>(path, "POST", given);
  return startRegistration({ optionsJSON }).catch(explain);
}

/** Asks the browser to sign a challenge of the desk with a passkey. Throws a sentence to show. */
export async function signWithPasskey() {
  const path = "/api/entrance/passkey";
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>(path, "POST", {});
  return startAuthentication({ optionsJSON }).catch(explain);
}

function explain(error: Error): never {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    throw new Error("This device has a passkey for your account already.");
  throw new Error("The browser gave no passkey. Try again, or use another device.");
}
