import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { ArrowLeft, ArrowRight } from "./icons.tsx";

const STEP = 0.8;
const TOLERANCE_PX = 1;

type Props = { title: string; titleId: string; children: ReactNode; className?: string };

/** A row that scrolls by touch, by keyboard and by its two buttons (from small screens up). */
export function Carousel({ title, titleId, children, className }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ start: true, end: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const start = element.scrollLeft <= TOLERANCE_PX;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE_PX;
      setEdge((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      resize.disconnect();
    };
  }, []);

  function step(direction: 1 | -1) {
    const element = track.current;
    if (!element) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollBy({ left: direction * STEP * element.clientWidth, behavior: calm ? "auto" : "smooth" });
  }

  return (
    <div className={className}>
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
      <ul
        ref={track}
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className={clsx("-mx-1 mt-8 flex snap-x gap-5 overflow-x-auto px-1 pb-4", "scrollbar-thin")}
      >
        {children}
      </ul>
    </div>
  );
}
