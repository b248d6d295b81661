const PREFIX = "draft ";

/** Words of this tab that were not sent yet, by name: they outlast a reload, and go when somebody signs out. */
export const draftOf = <Draft>(name: string): Draft | undefined =>
  JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") ?? undefined;

export const keepDraft = (name: string, draft: unknown) =>
  sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));

export const dropDraft = (name: string) => sessionStorage.removeItem(PREFIX + name);

const names = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

export const dropDrafts = () => {
  for (const name of names()) sessionStorage.removeItem(name);
};

// Closing the tab loses them, also those of pages that are not open; a reload cannot be told from that.
globalThis.addEventListener?.("beforeunload", (event) => {
  if (names().length > 0) event.preventDefault();
});
