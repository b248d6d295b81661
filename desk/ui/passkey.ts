import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { call } from "./api.ts";

/** Asks the browser for a new passkey; `path` is where the desk says what it must be like. */
export async function makePasskey(path: string, given: object = {}) {
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>(path, "POST", given);
  return startRegistration({ optionsJSON }).catch(explain);
}

export async function usePasskey() {
  const path = "/api/entrance/passkey";
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>(path, "POST", {});
  return startAuthentication({ optionsJSON }).catch(explain);
}

function explain(error: Error): never {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    throw new Error("This device has a passkey for your account already.");
  throw new Error("The browser gave no passkey. Try again, or use another device.");
}
