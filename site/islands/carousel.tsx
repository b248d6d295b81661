import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { ArrowLeft, ArrowRight } from "../ui/icons.tsx";
import { island } from "./island.tsx";

const STEP = 0.8;
const TOLERANCE_PX = 1;

type Props = {
  title: string;
  titleId: string;
  /** A list that scrolls sideways. */
  children?: ReactNode;
};

/** A row that scrolls by touch, by keyboard and by its two buttons (from small screens up). */
export const Carousel = island(function Carousel({ title, titleId, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState({ start: true, end: false });

  useEffect(() => {
    const track = frame.current?.querySelector("ul");
    if (!track) return;
    const measure = () => {
      const start = track.scrollLeft <= TOLERANCE_PX;
      const end = track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE_PX;
      setEdge((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    measure();
    track.addEventListener("scroll", measure, { passive: true });
    track.addEventListener("focusin", showFocused);
    // Whoever tabs quickly is on a card before this has started.
    if (track.contains(document.activeElement)) show(document.activeElement);
    const resize = new ResizeObserver(measure);
    resize.observe(track);
    return () => {
      track.removeEventListener("scroll", measure);
      track.removeEventListener("focusin", showFocused);
      resize.disconnect();
    };
  }, []);

  function step(direction: 1 | -1) {
    const track = frame.current?.querySelector("ul");
    if (!track) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.scrollBy({ left: direction * STEP * track.clientWidth, behavior: calm ? "auto" : "smooth" });
  }

  return (
    <div ref={frame}>
      <div className="flex items-end justify-between gap-6">
        <h2 id={titleId} className="text-h2">
          {title}
        </h2>
        <div className="hidden gap-2 sm:flex no-scripting:hidden">
          <Button
            variant="outline"
            size="icon"
            aria-label="Previous"
            disabled={edge.start}
            onClick={() => step(-1)}
          >
            <ArrowLeft className="size-5" />
          </Button>
          <Button variant="outline" size="icon" aria-label="Next" disabled={edge.end} onClick={() => step(1)}>
            <ArrowRight className="size-5" />
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
});

/** The browser scrolls a focused card just into view, and snapping may then take it out again. */
const showFocused = ({ target }: FocusEvent) => show(target);

function show(target: EventTarget | null) {
  if (target instanceof Element && target.matches(":focus-visible"))
    target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
}
