import type { RefusalAnswer } from "../../contract/forms.ts";

/** Why the server refused, as far as it says: in one sentence, by field, and with the seconds to wait. */
type Refusal = { sentence: string; problems: Record<string, string>; waitSeconds: number };

/** `unreachable`: there was no answer; `late`: there was none in time, but the form may have arrived. */
export type Outcome =
  | { result: "sent"; answer: string }
  | ({ result: "refused" } & Refusal)
  | { result: "unreachable" }
  | { result: "late" };

/** Posts a form's fields, or JSON as text. The status alone decides whether it arrived. */
export async function post(url: string, body: FormData | string, seconds = 30): Promise<Outcome> {
  // Not AbortSignal.timeout, which browsers just below the floor lack.
  const late = new AbortController();
  const clock = setTimeout(() => late.abort(), seconds * 1000);
  const json = typeof body === "string" && { "Content-Type": "application/json" };
  try {
    const headers = { Accept: "application/json", ...json };
    const response = await fetch(url, { method: "POST", headers, body, signal: late.signal });
    const text = await response.text().catch(() => "");
    return response.ok
      ? { result: "sent", answer: text }
      : { result: "refused", ...readRefusal(text) };
  } catch {
    return { result: late.signal.aborted ? "late" : "unreachable" };
  } finally {
    clearTimeout(clock);
  }
}

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
