import type { RefusalAnswer } from "../../../contract/forms.ts";

/** Why the server refused, as far as it says: in one sentence, by field, and with the seconds to wait. */
export type Refusal = { sentence: string; problems: Record<string, string>; waitSeconds: number };

/** Our own server gives its reasons as JSON; a hosted service's words are for developers and are not shown. */
export function readRefusal(text: string): Refusal {
  const { error, errors, retryAfter } = parse(text);
  const named = (Array.isArray(errors) ? errors : []).filter(({ field }) => field);
  return {
    sentence: typeof error === "string" ? error : "",
    problems: Object.fromEntries(named.map(({ field, message }) => [field, message])),
    waitSeconds: Number(retryAfter) || 0,
  };
}

function parse(text: string): Partial<RefusalAnswer> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
