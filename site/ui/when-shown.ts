/** Runs once the visitor sees the page: at once, or on a prerendered page when it is opened. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
