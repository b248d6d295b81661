/** How long a file stays readable: some browsers begin to read it only after the click, and on a phone ask first. */
const KEPT_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
