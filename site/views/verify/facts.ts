import type { CertificateVerdict } from "../../certificates/verdict.ts";
import { dayText, sessionsText } from "../../dates/dates.ts";

export { certificateVerdict } from "../../certificates/verdict.ts";

/** What the certificate says, by the slot of the page that shows it; nothing where the code holds none. */
export function factsOf(verdict: CertificateVerdict): Record<string, string> {
  if (!("certificate" in verdict)) return {};
  const { number, name, course, sessions, issuedOn, issuer } = verdict.certificate;
  const facts = {
    number,
    name,
    course,
    dates: sessionsText(sessions),
    issuedOn: dayText(issuedOn),
    issuer,
  };
  if (!("withdrawal" in verdict)) return facts;
  const { on, reason } = verdict.withdrawal;
  return { ...facts, withdrawnOn: dayText(on), reason };
}
