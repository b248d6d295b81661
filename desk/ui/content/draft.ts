/** What is in a form: the fields of a record and the text of an article. */
export type Draft = { data: unknown; body?: string | undefined };

/** A draft that is not saved yet, kept in this browser so that neither a reload nor a closed window loses it. */
export type StoredDraft = Draft & {
  hash: string | null;
  /** The file as it was opened: a later comparison needs it to say who changed what. */
  base?: { data: unknown; body?: string };
  at: number;
};

const keyOf = (name: string) => `desk-words:${name}`;

export function readDraft(name: string): StoredDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "") as StoredDraft;
  } catch {
    return undefined;
  }
}

export function storeDraft(name: string, draft: Omit<StoredDraft, "at">): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // The storage is full: the draft is in the form alone.
  }
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}
