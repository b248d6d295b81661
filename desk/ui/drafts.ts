import { type FormEvent, useState } from "react";

/** Of replies and notes, in this tab; of records in this browser, see content/draft.ts. */
const PREFIX = "draft ";
const DRAFT = /^(draft |desk-words:)/;
const PERSON = "drafts of";

/** Words that were not sent yet, by name. They outlast a reload and a session that ends by itself. */
export const draftOf = <Draft>(name: string): Draft | undefined =>
  JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") ?? undefined;

export const keepDraft = (name: string, draft: unknown) =>
  sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));

export const dropDraft = (name: string) => sessionStorage.removeItem(PREFIX + name);

/** What was typed into a form and not saved: begins its fields, until it is saved (`drop`) or begun anew (`discard`). */
export function useFormDraft(name: string) {
  const [draft, setDraft] = useState(() => draftOf<Record<string, string>>(name));
  const [key, setKey] = useState(0);
  const [isTyped, setTyped] = useState(draft !== undefined);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepDraft(name, Object.fromEntries(new FormData(currentTarget)));
    setTyped(true);
  };
  const drop = () => {
    dropDraft(name);
    setDraft(undefined);
    setTyped(false);
  };
  const discard = () => {
    drop();
    setKey(key + 1);
  };
  return { draft, isTyped, onInput, drop, discard, key };
}

const namesIn = (store: Storage) => Object.keys(store).filter((key) => DRAFT.test(key));

const dropFrom = (store: Storage) => {
  for (const name of namesIn(store)) store.removeItem(name);
};

export const hasDrafts = () => namesIn(sessionStorage).length > 0;

export const dropDrafts = () => [sessionStorage, localStorage].forEach(dropFrom);

/** Nobody finds the words of who was signed in before. */
export function dropDraftsOfOthers(person: string): void {
  for (const store of [sessionStorage, localStorage]) {
    if (store.getItem(PERSON) !== person) dropFrom(store);
    store.setItem(PERSON, person);
  }
}

// Closing the tab loses them, also those of pages that are not open; a reload cannot be told from that.
globalThis.addEventListener?.("beforeunload", (event) => {
  if (hasDrafts()) event.preventDefault();
});
