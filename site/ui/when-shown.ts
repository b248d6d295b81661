/** Runs once the visitor sees the page: a prerendered page waits. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
