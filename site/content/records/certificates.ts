import { z } from "zod";
import { fromBase64Url } from "../../certificates/code.ts";
import { filePathOf } from "../reader/content-files.ts";
import { isoDate, sample, text } from "../reader/fields.ts";
import { coded } from "../reader/problem-words.ts";
import { refuseIn } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";

/** Why certificates are withdrawn. The list is public, so nothing here tells about a person. */
export const REASONS = [
  "issued in error",
  "course not completed",
  "replaced",
  "asked for by the holder",
] as const;

const key = z.strictObject({
  id: text.regex(
    /^[a-z0-9-]{1,12}$/,
    "Use up to twelve small letters, digits and hyphens, as in k2026.",
  ),
  publicKey: text.refine(
    (value) => fromBase64Url(value)?.length === 32,
    "This is not a key: the desk makes one (a run of a training, Certificates).",
  ),
  from: isoDate.describe("First day on which certificates were signed with it"),
  until: isoDate.optional().describe("Last such day, once another key has taken its place"),
});

export const keysSchema = z.strictObject({ keys: z.array(key), sample });

export const withdrawnSchema = z.strictObject({
  withdrawn: z.array(
    z.strictObject({
      number: text.describe("Number of the certificate, never a name"),
      on: isoDate,
      reason: z.enum(REASONS),
    }),
  ),
});

export type CertificateKey = z.output<typeof key>;

const fileOf = (name: "keys" | "withdrawn") => `content/certificates/${name}.yaml`;

export const certificateFile = (name: "keys" | "withdrawn") => filePathOf(fileOf(name));

export function certificateKeys(): CertificateKey[] {
  const { keys } = readRecord(fileOf("keys"), keysSchema);
  const ids = keys.map(({ id }) => id);
  refuseRepeated("keys", ids);
  return keys;
}

export function withdrawnCertificates() {
  const { withdrawn } = readRecord(fileOf("withdrawn"), withdrawnSchema);
  const numbers = withdrawn.map(({ number }) => number);
  refuseRepeated("withdrawn", numbers);
  return withdrawn;
}

function refuseRepeated(list: "keys" | "withdrawn", names: string[]): void {
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice < 0) return;
  const reason = coded("listedTwice", { name: names[twice] ?? "" });
  refuseIn(fileOf(list), [{ field: `${list}.${twice}`, reason }]);
}
