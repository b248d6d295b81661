import path from "node:path";
import { z } from "zod";
import { fromBase64Url } from "../certificates/code.ts";
import { isoDate, sample, text } from "./fields.ts";
import { ContentError, contentFolder, readSource, recordOf } from "./read.ts";

/** Public, so no words about a person: why exactly stays with the firm. */
export const REASONS = [
  "issued in error",
  "course not completed",
  "replaced",
  "asked for by the holder",
] as const;

const key = z.strictObject({
  id: text.regex(/^[a-z0-9-]{1,12}$/, "use up to twelve small letters, digits and hyphens"),
  publicKey: text.refine(
    (value) => fromBase64Url(value)?.length === 32,
    "is not an Ed25519 key in base64url",
  ),
  from: isoDate.describe("First day on which certificates were signed with it"),
  until: isoDate.optional().describe("Last such day, once another key has taken its place"),
});

const keysSchema = z.strictObject({ keys: z.array(key), sample });

const withdrawnSchema = z.strictObject({
  withdrawn: z.array(
    z.strictObject({
      number: text.describe("Number of the certificate, never a name"),
      on: isoDate,
      reason: z.enum(REASONS),
    }),
  ),
});

export type CertificateKey = z.output<typeof key>;

export const certificateFile = (name: "keys" | "withdrawn") =>
  path.join(contentFolder(), "certificates", `${name}.yaml`);

/** The public keys by which codes of certificates are checked, the newest last. */
export function certificateKeys(): CertificateKey[] {
  const source = readSource(certificateFile("keys"));
  const { keys } = recordOf(source, keysSchema);
  refuseTwice(
    source.file,
    "keys",
    keys.map(({ id }) => id),
  );
  return keys;
}

export function withdrawnCertificates() {
  const source = readSource(certificateFile("withdrawn"));
  const { withdrawn } = recordOf(source, withdrawnSchema);
  refuseTwice(
    source.file,
    "withdrawn",
    withdrawn.map(({ number }) => number),
  );
  return withdrawn;
}

function refuseTwice(file: string, field: string, names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new ContentError([{ file, field, reason: `“${twice}” stands there twice` }]);
}
