/** Runs when the visitor has come: a page rendered ahead waits for it. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
