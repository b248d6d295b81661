import type { Known } from "../../certificates/verdict.ts";
import { certificateKeys, withdrawnCertificates } from "../../content/records/certificates.ts";
import { sampleCertificate } from "../../outputs/downloads/sample-certificate.ts";
import { verifyCopy } from "./copy.ts";

/** What a code is checked against, on the page. */
export function knownCertificates(): Known {
  const sample = sampleCertificate(verifyCopy().certificate.sampleHolder);
  return {
    keys: certificateKeys(),
    withdrawn: withdrawnCertificates(),
    sample: sample && { id: sample.keyId, publicKey: sample.publicKey, code: sample.code },
  };
}
