import { createHash, randomBytes } from "node:crypto";

/** No i, l, o or u: ids are read out over the phone and typed into `inbox show`. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

let entropy = Buffer.alloc(0);

/** Asking the system for a few bytes at a time costs more than the rest of an id. */
function takeEntropy(length: number): Buffer {
  if (entropy.length < length) entropy = randomBytes(4096);
  const taken = entropy.subarray(0, length);
  entropy = entropy.subarray(length);
  return taken;
}

export function newId(length = 12): string {
  let id = "";
  for (const byte of takeEntropy(length)) id += ALPHABET[byte & 31];
  return id;
}

export const newToken = () => takeEntropy(24).toString("base64url");

export const digest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
