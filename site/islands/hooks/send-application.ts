import { APPLICATION_PATH, type RefusalAnswer } from "../../../contract/forms.ts";
import type { Notice } from "../../ui/notice.ts";

/** A file over a slow line takes its time. */
const PATIENCE_MS = 120_000;

const failed = (text: string): Notice => ({
  title: "Your application was not sent",
  text,
  tone: "destructive",
});

/** Posts the form with its file. Answers with what to tell when it did not arrive. */
export async function sendApplication(
  form: HTMLFormElement,
  unseen: Record<string, string>,
): Promise<Notice | undefined> {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(unseen)) body.set(name, value);
  try {
    const response = await fetch(APPLICATION_PATH, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout?.(PATIENCE_MS),
    });
    if (response.ok) return undefined;
    const { error } = Object(await response.json().catch(() => null)) as Partial<RefusalAnswer>;
    return failed(error ?? "Please try again, or write to us by email.");
  } catch {
    return failed("Check your connection and send it again. What you entered is still here.");
  }
}
