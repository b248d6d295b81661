/** For site/ui/traced-figure.tsx. In a story, scrolling a step to the middle of the window chooses it, and vice versa. */
const isTold = matchMedia("(prefers-reduced-motion: no-preference)");
for (const figure of document.querySelectorAll<HTMLElement>("[data-traced]")) {
  const choices = [...figure.querySelectorAll("input")];
  const steps = [...figure.querySelectorAll("li > div")];
  // Browsers bring back what was chosen before a reload.
  if (choices[0]) choices[0].checked = true;
  const indexOf = (part: unknown) => steps.findIndex((step) => step.contains(part as Node));
  figure.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("button")) return;
    const next = choices[indexOf(target) + 1];
    next?.focus({ preventScroll: true });
    next?.click();
  });
  if (figure.dataset.traced !== "story") continue;
  figure.addEventListener("change", ({ target }) => {
    const step = steps[choices.indexOf(target as HTMLInputElement)];
    if (isTold.matches) step?.scrollIntoView({ block: "center", behavior: "smooth" });
  });
  const inTheMiddle = { rootMargin: "-50% 0px" };
  const watch = new IntersectionObserver((entries) => {
    const choice = choices[indexOf(entries.find(({ isIntersecting }) => isIntersecting)?.target)];
    if (choice) choice.checked = true;
  }, inTheMiddle);
  for (const step of steps) watch.observe(step);
}
