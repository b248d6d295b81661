/** For motion.css. What is in sight from the start does not move, or it would have to disappear first. */
export function startEntrances(): void {
  const isFirst = "first" in document.documentElement.dataset;
  if (!isFirst || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Not a share of the element: of a long list, a phone never shows much at once.
  const options = { rootMargin: "0px 0px -15%" };
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        watch.unobserve(target);
        target.toggleAttribute("data-entering", target.hasAttribute("data-waiting"));
      }
      target.toggleAttribute("data-waiting", !isIntersecting);
    }
  }, options);
  for (const late of document.querySelectorAll(".draws:not(.draws-now), .enters")) watch.observe(late);
}
