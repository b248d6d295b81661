/** Words that are not saved yet, kept in this browser so that neither a reload nor a closed window loses them. */
export type Kept = {
  hash: string | null;
  /** The file as it was opened: a later comparison tells by it who changed what. */
  base?: { data: unknown; body?: string };
  data: unknown;
  body?: string;
  at: number;
};

const keyOf = (name: string) => `desk-words:${name}`;

export function readKept(name: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "") as Kept;
  } catch {
    return undefined;
  }
}

export function keep(name: string, words: Omit<Kept, "at">): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...words, at: Date.now() }));
  } catch {
    // A full store keeps nothing more; the form itself still does.
  }
}

export function forget(name: string): void {
  localStorage.removeItem(keyOf(name));
}
