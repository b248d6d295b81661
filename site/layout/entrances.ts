/**
 * Marks pictures, cards and charts as they scroll into sight, so that motion.css moves them; only on the first view of
 * a page in a session. Those in sight from the start do not move, or they would have to disappear first.
 */
export function startEntrances(): void {
  const isFirst = "first" in document.documentElement.dataset;
  if (!isFirst || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          watch.unobserve(target);
          target.toggleAttribute("data-entering", target.hasAttribute("data-waiting"));
        }
        target.toggleAttribute("data-waiting", !isIntersecting);
      }
    },
    // Not a share of the element: of a long list, a phone never shows much at once.
    { rootMargin: "0px 0px -15%" },
  );
  for (const late of document.querySelectorAll(".draws:not(.draws-now), .enters")) watch.observe(late);
}
