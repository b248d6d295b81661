type Bytes = Uint8Array<ArrayBuffer>;

/** By the browser itself, or where it knows no Ed25519 (docs/decisions/033) by a library that is loaded only then. */
export async function isSignedBy(publicKey: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  const key = await crypto.subtle
    .importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"])
    .catch(() => undefined);
  if (key) return crypto.subtle.verify({ name: "Ed25519" }, key, signature, signed);
  const { verifyAsync } = await import("@noble/ed25519");
  // As strict as browsers are; the library's own rules accept a few more spellings.
  return verifyAsync(signature, signed, publicKey, { zip215: false });
}
