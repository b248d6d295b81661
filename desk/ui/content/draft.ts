import { call } from "../api.ts";

/** What is in a form: the fields of a record and the text of an article. */
export type Draft = { data: unknown; body?: string | undefined };

/** A draft that is not saved yet, kept so that neither a reload nor a closed window loses it. */
export type StoredDraft = Draft & {
  hash: string | null;
  /** The file as it was opened: a later comparison needs it to say who changed what. */
  base?: { data: unknown; body?: string };
  at: number;
};

const keyOf = (name: string) => `desk-words:${name}`;

/** The draft of this browser. */
export function readDraft(name: string): StoredDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "") as StoredDraft;
  } catch {
    return undefined;
  }
}

/** One's own draft at the desk, perhaps from another machine. */
export async function readDeskDraft(name: string): Promise<StoredDraft | undefined> {
  const answer = call<{ draft: StoredDraft | null }>(`/api/content/draft?${new URLSearchParams({ name })}`);
  return (await answer.catch(() => undefined))?.draft ?? undefined;
}

const PAUSE_MS = 1500;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** One after the other: a draft must not arrive after it was forgotten. */
let sent: Promise<unknown> = Promise.resolve();
const send = (method: "PUT" | "DELETE", body: object) => {
  // Where the desk does not answer, the draft is in this browser alone.
  sent = sent.then(() => call("/api/content/draft", method, body).catch(() => undefined));
  return sent;
};

/** In this browser at once, and at the desk when somebody stops typing; not there while another draft waits. */
export function storeDraft(name: string, draft: Omit<StoredDraft, "at">, isForDesk: boolean): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // The storage is full: the draft is in the form alone.
  }
  clearTimeout(timers.get(name));
  if (isForDesk)
    timers.set(
      name,
      setTimeout(() => send("PUT", { name, ...draft }), PAUSE_MS),
    );
}

export const forgetDraft = (name: string) => localStorage.removeItem(keyOf(name));

export function forgetDeskDraft(name: string): Promise<unknown> {
  clearTimeout(timers.get(name));
  return send("DELETE", { name });
}
