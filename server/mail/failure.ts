import { LONGEST_WAIT } from "../inbox/outbox/outbox.ts";
import { describeError } from "../logging.ts";

/** `refused`: stop; `deferred`: it may be taken later; `outage`: nothing goes out, so all mails wait. */
type Failure = "refused" | "deferred" | "outage";
type SmtpError = { code?: string; command?: string; responseCode?: number; permanent?: boolean };

/** Answers to these are about one mail; earlier ones are about the server or our account with it. */
const ABOUT_ONE_MAIL = /^(RCPT TO|DATA|BDAT)$/;

/** What is not known to be about one mail counts as an outage if it has a code. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof SyntaxError) return "refused";
  const { command = "", responseCode, permanent, code } = error as SmtpError;
  if (responseCode === 421) return "outage";
  if (responseCode && (ABOUT_ONE_MAIL.test(command) || code === "EMESSAGE"))
    return permanent ? "refused" : "deferred";
  return code ? "outage" : "deferred";
}

/** Why an attempt failed, without addresses. The error of a row that is no JSON would quote what is in it. */
export const reasonOf = (error: unknown) =>
  error instanceof SyntaxError
    ? "What the inbox holds for this mail is damaged and cannot be read."
    : describeError(error).message;

const SECOND = 1000;

/** Twice as long after each failure, half of it random, so that servers do not all try again together. */
function waitAfter(failures: number, first: number, longest: number, random: number): number {
  const delay = Math.min(first * 2 ** Math.max(0, failures - 1), longest);
  return Math.round(delay / 2 + (delay / 2) * random);
}

export const retryDelay = (attempts: number, random = Math.random()) =>
  waitAfter(attempts, 30 * SECOND, LONGEST_WAIT, random);

/** Short, since only one mail is tried meanwhile: when the server is back, mail flows within a minute. */
export const outageDelay = (outages: number, random = Math.random()) =>
  waitAfter(outages, 2 * SECOND, 60 * SECOND, random);

export const GIVE_UP_AFTER = 72 * 60 * 60 * SECOND;
