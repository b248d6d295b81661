import { useEffect, useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { call } from "../api.ts";

const WIDTHS = { phone: 390, desktop: 1280 };
type Width = keyof typeof WIDTHS;

/** The page as visitors will see it, on a phone or on a desk, as it was saved last. */
export function PreviewPane({
  place,
  version,
  onClose,
}: {
  place: string;
  version: string;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<{ page: string; address: string }>();
  const [problem, setProblem] = useState("");
  const [width, setWidth] = useState<Width>("desktop");
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 600, height: 700 });

  useEffect(() => {
    let isCurrent = true;
    setProblem("");
    call<{ page: string; address: string }>("/api/content/preview", "POST", { place }).then(
      (answer) => isCurrent && setShown(answer),
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [place, version]);

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room.width / WIDTHS[width]);
  return (
    <section
      aria-label="The page"
      className="grid min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-3 xl:sticky xl:top-6 xl:h-[calc(100dvh-3rem)]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">Width</legend>
          {(Object.keys(WIDTHS) as Width[]).map((one) => (
            <Button
              key={one}
              variant={one === width ? "default" : "outline"}
              size="sm"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {one === "phone" ? "Phone" : "Desktop"}
            </Button>
          ))}
        </fieldset>
        {shown && (
          <a
            href={shown.page}
            target="_blank"
            rel="noreferrer"
            className="ml-auto text-leaf underline underline-offset-4"
          >
            Open {place}
          </a>
        )}
        <Button variant="outline" size="sm" className="xl:hidden" onClick={onClose}>
          Back to the words
        </Button>
      </div>
      <div
        ref={box}
        className="relative min-h-[70dvh] overflow-hidden rounded-md border border-line bg-white"
      >
        {problem && (
          <p role="alert" className="p-4">
            {problem}
          </p>
        )}
        {!shown && !problem && (
          <p role="status" className="p-4">
            The page is being prepared; the first time this takes a while …
          </p>
        )}
        {shown && !problem && (
          <iframe
            key={shown.address}
            title={`Preview of ${place}`}
            src={shown.address}
            className="absolute top-0 left-1/2 origin-top border-0"
            style={{
              width: WIDTHS[width],
              height: room.height / scale,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  );
}
