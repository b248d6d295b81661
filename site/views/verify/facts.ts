import type { CertificateVerdict } from "../../certificates/verdict.ts";
import { dayText, sessionsText } from "../../dates/dates.ts";

export { certificateVerdict } from "../../certificates/verdict.ts";
export function factsOf(verdict: CertificateVerdict): Record<string, string> {
  if (!("certificate" in verdict)) return {};
  const { number, name, course, sessions, issuedOn, issuer } = verdict.certificate;
  return {
    number,
    name,
    course,
    dates: sessionsText(sessions),
    issuedOn: dayText(issuedOn),
    issuer,
    ...("withdrawal" in verdict && {
      withdrawnOn: dayText(verdict.withdrawal.on),
      reason: verdict.withdrawal.reason,
    }),
  };
}
