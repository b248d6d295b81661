import { createHash } from "node:crypto";

export const DIGEST_SOURCE = "Drawn from SHA-256 digests";

/** The 256 bits of a text's digest, first bit first. */
export function digestBits(text: string): boolean[] {
  const digest = createHash("sha256").update(text).digest();
  return Array.from({ length: 256 }, (_, bit) => (((digest[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1);
}
