import { APPLICATION_PATH } from "../../../contract/forms.ts";
import type { Notice } from "../../ui/notice.ts";
import { readRefusal } from "./refusal.ts";

/** A file takes long over a slow connection. */
const TIMEOUT_MS = 120_000;

/** The notice, and what is wrong with which field. */
export type ApplicationFailure = { notice: Notice; problems: Record<string, string> };

const failed = (text: string, problems = {}): ApplicationFailure => ({
  notice: { title: "Your application was not sent", text, tone: "destructive" },
  problems,
});

/** Posts the form with its file. Undefined means that it arrived. */
export async function sendApplication(
  form: HTMLFormElement,
  hidden: Record<string, string>,
): Promise<ApplicationFailure | undefined> {
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
    const { sentence, problems } = readRefusal(await response.text());
    return failed(sentence || "Please try again, or write to us by email.", problems);
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
