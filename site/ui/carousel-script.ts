const STEP = 0.8;
const TOLERANCE_PX = 1;

for (const carousel of document.querySelectorAll("[data-carousel]")) {
  const [previous, next] = carousel.querySelectorAll("button");
  const track = carousel.querySelector("ul");
  if (previous && next && track) start(previous, next, track);
}

function start(previous: HTMLButtonElement, next: HTMLButtonElement, track: HTMLElement): void {
  function measure(): void {
    previous.disabled = track.scrollLeft <= TOLERANCE_PX;
    next.disabled = track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE_PX;
  }

  function step(direction: 1 | -1): void {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.scrollBy({ left: direction * STEP * track.clientWidth, behavior: calm ? "auto" : "smooth" });
  }

  previous.addEventListener("click", () => step(-1));
  next.addEventListener("click", () => step(1));
  track.addEventListener("scroll", measure, { passive: true });
  track.addEventListener("focusin", showFocused);
  new ResizeObserver(measure).observe(track);
}

/** The browser scrolls a focused card just into view, and snapping may then take it out again. */
function showFocused({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(":focus-visible"))
    target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
}

export {};
