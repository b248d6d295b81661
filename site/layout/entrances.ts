/** For motion.css. What is in sight from the start does not move, or it would have to disappear first. */
export function startEntrances(): void {
  const isFirst = "first" in document.documentElement.dataset;
  if (!isFirst || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // As soon as any of it is in sight: nothing that a visitor could see waits for them to scroll.
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        watch.unobserve(target);
        target.toggleAttribute("data-entering", target.hasAttribute("data-waiting"));
      }
      target.toggleAttribute("data-waiting", !isIntersecting);
    }
  });
  for (const late of document.querySelectorAll(".draws:not(.draws-now), .enters"))
    watch.observe(late);
}
