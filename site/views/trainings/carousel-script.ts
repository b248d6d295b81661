const STEP = 0.8;
const TOLERANCE_PX = 1;

for (const carousel of document.querySelectorAll("[data-carousel]")) {
  const [previous, next] = carousel.querySelectorAll("button");
  const track = carousel.querySelector("ul");
  if (previous && next && track) startCarousel(previous, next, track);
}

function startCarousel(
  previous: HTMLButtonElement,
  next: HTMLButtonElement,
  track: HTMLElement,
): void {
  function measure(): void {
    previous.disabled = track.scrollLeft <= TOLERANCE_PX;
    next.disabled = track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE_PX;
  }

  function step(direction: 1 | -1): void {
    track.scrollBy(direction * STEP * track.clientWidth, 0);
  }

  previous.addEventListener("click", () => step(-1));
  next.addEventListener("click", () => step(1));
  track.addEventListener("scroll", measure, { passive: true });
  track.addEventListener("focusin", showFocused);
  new ResizeObserver(measure).observe(track);
}

/** Scrolls to the focused card: the browser does too, but snapping may then move the card out of view again. */
function showFocused({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(":focus-visible"))
    target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
}

export {};
