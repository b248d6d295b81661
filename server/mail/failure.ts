/**
 * What a failed attempt says about the next one:
 * - `refused`: this mail will never be taken, so stop;
 * - `deferred`: this mail may be taken later;
 * - `outage`: no mail can be sent now, so hold all of them back and try one at a time.
 */
type Failure = "refused" | "deferred" | "outage";

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Answers to these are about one mail; anything earlier in the dialogue concerns the server or our account with it. */
const ABOUT_ONE_MAIL = /^(RCPT TO|DATA|BDAT)$/;

export function classifyFailure(error: unknown): Failure {
  const { command = "", responseCode, permanent, code } = error as SmtpError;
  if (responseCode === 421) return "outage";
  if (responseCode && (ABOUT_ONE_MAIL.test(command) || code === "EMESSAGE")) {
    return permanent ? "refused" : "deferred";
  }
  return code ? "outage" : "deferred";
}

const SECOND = 1000;

/** Full half, random half: instances that failed together do not come back together. */
const withJitter = (delay: number, random: number) => Math.round(delay / 2 + (delay / 2) * random);

export function retryDelay(attempts: number, random = Math.random()): number {
  return withJitter(Math.min(30 * SECOND * 2 ** Math.max(0, attempts - 1), 30 * 60 * SECOND), random);
}

/** Short, since only one mail knocks: when the server is back, mail flows within a minute. */
export function outageDelay(outages: number, random = Math.random()): number {
  return withJitter(Math.min(2 * SECOND * 2 ** Math.max(0, outages - 1), 60 * SECOND), random);
}

export const GIVE_UP_AFTER = 72 * 60 * 60 * SECOND;
