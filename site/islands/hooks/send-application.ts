import { APPLICATION_PATH, type RefusalAnswer } from "../../../contract/forms.ts";
import type { Notice } from "../../ui/notice.ts";

/** A file takes long over a slow connection. */
const TIMEOUT_MS = 120_000;

const failed = (text: string): Notice => ({
  title: "Your application was not sent",
  text,
  tone: "destructive",
});

/** Posts the form with its file. Returns a notice where it did not arrive. */
export async function sendApplication(
  form: HTMLFormElement,
  hidden: Record<string, string>,
): Promise<Notice | undefined> {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(hidden)) body.set(name, value);
  try {
    const response = await fetch(APPLICATION_PATH, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    if (response.ok) return undefined;
    const { error } = Object(await response.json().catch(() => null)) as Partial<RefusalAnswer>;
    return failed(error ?? "Please try again, or write to us by email.");
  } catch {
    return failed("Check your connection and send it again. What you entered is still here.");
  }
}

const types = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** For the file picker, which only suggests: any file can still be dropped on the field. */
export const RESUME_ACCEPT = [".pdf", ".doc", ".docx", ...types].join(",");

/** PDF or Word, by ending and by type; a browser that knows no type for the ending leaves it empty. */
export function isResume({ name, type }: { name: string; type: string }): boolean {
  return /\.(pdf|docx?)$/i.test(name) && (type === "" || types.includes(type));
}
