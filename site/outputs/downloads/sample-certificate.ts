import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { type Certificate, signedCode, unsignedCode } from "../../certificates/code.ts";
import { firm } from "../../content/reader/read.ts";
import { lastDay } from "../../content/records/run-days.ts";
import { trainings } from "../../content/records/trainings.ts";
import { href } from "../../paths.ts";

export type SampleCertificate = NonNullable<ReturnType<typeof sampleCertificate>>;

export const SAMPLE_CERTIFICATE = "/downloads/sample-certificate.pdf";

const KEY_ID = "specimen";

/** Its key is made from a public sentence, so the check accepts this code alone, as a sample. */
export function sampleCertificate(holder: string) {
  const training = trainings().find(({ runs }) => runs.length > 0);
  const run = training?.runs.at(-1);
  if (!training || !run) return undefined;
  const certificate: Certificate = {
    number: "SAMPLE",
    name: holder,
    course: training.title,
    sessions: run.sessions,
    issuedOn: lastDay(run),
    issuer: firm().name,
  };
  const key = privateKey();
  const unsigned = unsignedCode(certificate, KEY_ID);
  const code = signedCode(unsigned, sign(null, Buffer.from(unsigned), key));
  return {
    certificate,
    training,
    code,
    path: `${href("/verify")}?code=${code}`,
    keyId: KEY_ID,
    publicKey: String(createPublicKey(key).export({ format: "jwk" }).x),
  };
}

/** The bytes before the seed in an Ed25519 key in PKCS #8. */
const PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

function privateKey() {
  const seed = createHash("sha256").update("The key of the sample certificate").digest();
  return createPrivateKey({ key: Buffer.concat([PREFIX, seed]), format: "der", type: "pkcs8" });
}
