import { call, type Given } from "../api.ts";

/** The fields of a record, and the text of an article. */
export type Draft = { data: unknown; body?: string | undefined };

/** A draft as it is stored in this browser and at the desk, so that closing the window does not lose it. */
export type StoredDraft = Draft & {
  hash: string | null;
  /** The record as it was opened, to tell in a conflict who changed what. */
  base?: { data: unknown; body?: string };
  at: number;
};

const keyOf = (name: string) => `desk-words:${name}`;

export const readDraft = (name: string): StoredDraft | undefined =>
  JSON.parse(localStorage.getItem(keyOf(name)) ?? "null") ?? undefined;

/** One's own draft that is stored at the desk, perhaps from another browser; undefined if the desk does not answer. */
export async function readDeskDraft(name: string): Promise<StoredDraft | undefined> {
  const answer = call("GET /api/content/draft", { query: { name } });
  return (await answer.catch(() => undefined))?.draft ?? undefined;
}

type SentDraft = Given<"PUT /api/content/draft">["body"];

const PAUSE_MS = 1500;
/** What is to be sent of drafts, and when. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; draft: SentDraft }>();
/** Requests run one after the other: a draft must not arrive after its deletion. */
let sent: Promise<unknown> = Promise.resolve();
const send = (ask: () => Promise<unknown>) => {
  // Where the desk does not answer, the draft is in this browser alone.
  sent = sent.then(() => ask().catch(() => undefined));
  return sent;
};

/** Stores a draft in this browser at once and, if `isForDesk`, at the desk 1.5 seconds after the last change. */
export function storeDraft(name: string, draft: Omit<StoredDraft, "at">, isForDesk: boolean): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // The storage is full: the draft is in the form alone.
  }
  stopWaiting(name);
  if (isForDesk)
    waiting.set(name, { timer: setTimeout(sendDrafts, PAUSE_MS), draft: { name, ...draft } });
}

function stopWaiting(name: string): void {
  clearTimeout(waiting.get(name)?.timer);
  waiting.delete(name);
}

/** Sends what waits to be sent. */
export function sendDrafts(): Promise<unknown> {
  for (const [name, { draft }] of waiting) {
    stopWaiting(name);
    void send(() => call("PUT /api/content/draft", { body: draft }));
  }
  return sent;
}

export const forgetDraft = (name: string) => localStorage.removeItem(keyOf(name));

export function forgetDeskDraft(name: string): Promise<unknown> {
  stopWaiting(name);
  return send(() => call("DELETE /api/content/draft", { body: { name } }));
}
