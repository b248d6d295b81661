import { type Certificate, certificateOf, codeIn, fromBase64Url, readCode } from "./code.ts";

/** What a code is checked against. It is public, and printed into the page. */
export type CertificateRegister = {
  keys: Array<{ id: string; publicKey: string; from: string; until?: string }>;
  withdrawn: Array<{ number: string; on: string; reason: string }>;
  /** The code of the sample certificate and its key. Anybody can sign with that key. */
  sample?: { code: string; id: string; publicKey: string } | undefined;
};

/** `outsideKey`: the key was not in use on the day of issue; `newer`: a later version of the site wrote the code. */
export type CertificateVerdict =
  | { kind: "valid" | "outsideKey" | "sample"; certificate: Certificate }
  | {
      kind: "withdrawn";
      certificate: Certificate;
      withdrawal: CertificateRegister["withdrawn"][number];
    }
  | { kind: "altered" | "unknownKey" | "newer" | "notACode" };

/** Checks the code in a text. The verdict holds a certificate only if the signature is right. */
export async function certificateVerdict(
  text: string,
  { keys, withdrawn, sample }: CertificateRegister,
): Promise<CertificateVerdict> {
  const code = codeIn(text);
  const read = readCode(code);
  if (!read) return { kind: "notACode" };
  const isSample = read.keyId === sample?.id;
  const key = keys.find(({ id }) => id === read.keyId);
  const publicKey = fromBase64Url((isSample ? sample : key)?.publicKey ?? "");
  if (!publicKey) return { kind: "unknownKey" };
  if (!(await isSignedBy(publicKey, read.signature, read.signed))) return { kind: "altered" };
  const certificate = certificateOf(code);
  if (!certificate) return { kind: "newer" };
  // Anybody can sign with the sample's key, so no other code that it signed counts.
  if (isSample)
    return code === sample?.code ? { kind: "sample", certificate } : { kind: "unknownKey" };
  const withdrawal = withdrawn.find(({ number }) => number === certificate.number);
  if (withdrawal) return { kind: "withdrawn", certificate, withdrawal };
  const { issuedOn } = certificate;
  const wasInUse = key && issuedOn >= key.from && (!key.until || issuedOn <= key.until);
  return { kind: wasInUse ? "valid" : "outsideKey", certificate };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The browser checks the signature. Without Ed25519 (docs/decisions/033) it loads a library that does. */
async function isSignedBy(publicKey: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  const key = await crypto.subtle
    .importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"])
    .catch(() => undefined);
  if (key) return crypto.subtle.verify({ name: "Ed25519" }, key, signature, signed);
  const { verifyAsync } = await import("@noble/ed25519");
  // As strict as browsers are; the library's own rules accept a few more spellings.
  return verifyAsync(signature, signed, publicKey, { zip215: false });
}
