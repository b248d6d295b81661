import { useCallback, useEffect, useRef, useState } from "react";
import { addDays, daysBetween, dayText, today } from "../../../site/dates/dates.ts";
import { isShown } from "../../../site/sections/shown.ts";
import { type Answer, call } from "../api.ts";
import { SmallButton, Toggle } from "../parts.tsx";
import { Link } from "../route.tsx";
import type { Draft } from "./draft.ts";

const WIDTHS = [
  ["390", "Phone"],
  ["1280", "Desktop"],
] as const;
type Width = (typeof WIDTHS)[number][0];

/** What somebody edits: the index of a section of the page, or of a block of an article. */
export type Place = { section?: number; block?: number };

type Props = {
  title: string;
  path: string;
  draft: Draft & { file: string };
  place?: Place | undefined;
  /** Shown as on a phone at first, beside a text that needs the room. */
  isNarrow: boolean;
  onClose: () => void;
};
type Preview = Answer<"POST /api/content/preview">;

/** Between a change of the form or the day and the next fetch. */
const PAUSE_MS = 400;

/** The page with the words in the form, as visitors will see it on any day ahead. */
export function PreviewPane({ title, path, draft, place, isNarrow, onClose }: Props) {
  const [width, setWidth] = useState<Width>(isNarrow || window.innerWidth < 640 ? "390" : "1280");
  const [day, setDay] = useState(today);
  const { preview, problem } = usePreview(path, draft, day);
  const { sections = [] } = (draft.data ?? {}) as { sections?: Parameters<typeof isShown>[0][] };
  const above = sections.slice(0, place?.section).filter((one) => isShown(one, day)).length;
  return (
    <section
      aria-label="The page"
      className="grid min-w-0 grid-rows-[auto_auto_minmax(0,1fr)] gap-3 xl:sticky xl:top-6 xl:h-[calc(100dvh-3rem)]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="w-full text-h4 xl:hidden">{title}</h1>
        <Toggle label="Width" options={WIDTHS} chosen={width} onChoose={setWidth} />
        {preview && (
          <Link href={preview.page} target="_blank" rel="noreferrer" className="ml-auto">
            Open {path}
          </Link>
        )}
        <SmallButton className="xl:hidden" onClick={onClose} label="Back to the form" />
      </div>
      <div className="grid gap-2">
        <PreviewDay day={day} onChange={setDay} />
        {preview?.isBehind && (
          <p role="status" className="border-l-4 border-marigold pl-3">
            This is the page before your last change: Save tells what has to be corrected in the
            form.
          </p>
        )}
      </div>
      <PreviewFrame
        title={`Preview of ${path}`}
        preview={preview}
        problem={problem}
        width={Number(width)}
        section={place?.section === undefined ? undefined : above}
        block={place?.block}
      />
    </section>
  );
}

/** The page of the preview, made anew a moment after the words, the path or the day have changed. */
function usePreview(path: string, draft: Props["draft"], day: string) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState("");
  const words = JSON.stringify(draft);
  useEffect(() => {
    let isCurrent = true;
    setProblem("");
    const ask = () =>
      call("POST /api/content/preview", { body: { path, day, draft: JSON.parse(words) } }).then(
        (answer) => isCurrent && setPreview(answer),
        (error: Error) => isCurrent && setProblem(error.message),
      );
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, words, day]);
  return { preview, problem };
}

/** A ref for a box, and how large it is. */
function useSize() {
  const [size, setSize] = useState({ width: 600, height: 700 });
  const measure = useCallback((box: HTMLElement | null) => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (box) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { size, measure };
}

type FrameProps = {
  title: string;
  preview: Preview | undefined;
  problem: string;
  width: number;
  /** What the frame scrolls to: a section of a page, or a block of an article. */
  section: number | undefined;
  block: number | undefined;
};

function PreviewFrame({ title, preview, problem, width, section, block }: FrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const { size, measure } = useSize();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The old page stays until the new one is loaded, and the frame adds nothing to the browser's history.
    if (preview && !problem) frame.current?.contentWindow?.location.replace(preview.url);
  }, [preview, problem]);

  const scroll = useCallback(() => {
    const isAnywhere = section === undefined && block === undefined;
    // Until the page is there, the frame has a document of the desk.
    if (isAnywhere || !preview || frame.current?.contentDocument) return;
    const { origin } = new URL(preview.url);
    frame.current?.contentWindow?.postMessage({ section, block }, origin);
  }, [section, block, preview]);
  useEffect(scroll, [scroll]);

  const scale = Math.min(1, size.width / width);
  return (
    <div
      ref={measure}
      className="relative min-h-[70dvh] overflow-hidden rounded-md border border-line bg-white"
    >
      {problem && (
        <p role="alert" className="p-4">
          {problem}
        </p>
      )}
      {!isLoaded && !problem && (
        <p role="status" className="p-4">
          The page is being made; the first one takes some seconds …
        </p>
      )}
      {preview && !problem && (
        <iframe
          ref={frame}
          onLoad={() => {
            scroll();
            if (!frame.current?.contentDocument) setLoaded(true);
          }}
          title={title}
          className="absolute top-0 left-1/2 origin-top border-0"
          style={{
            width,
            height: size.height / scale,
            transform: `translateX(-50%) scale(${scale})`,
          }}
        />
      )}
    </div>
  );
}

const DAYS_AHEAD = 3 * 365;

function PreviewDay({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const first = today();
  const last = addDays(first, DAYS_AHEAD);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label className="flex flex-wrap items-center gap-x-2 font-semibold">
        As visitors read it on
        <input
          type="date"
          className="desk-control figures w-40 font-normal"
          value={day}
          min={first}
          max={last}
          // While somebody types, the day is not complete.
          onChange={({ target }) => target.value && target.validity.valid && onChange(target.value)}
        />
      </label>
      <label className="flex min-w-40 flex-1 items-center gap-x-2 text-ink-soft">
        <span>
          or slide<span className="sr-only"> to a day, up to three years ahead</span>
        </span>
        <input
          type="range"
          aria-valuetext={dayText(day)}
          className="h-9 min-w-20 flex-1 accent-leaf"
          min={0}
          max={DAYS_AHEAD}
          value={daysBetween(first, day)}
          onChange={({ target }) => onChange(addDays(first, Number(target.value)))}
        />
      </label>
      <SmallButton disabled={day === first} onClick={() => onChange(first)} label="Today" />
    </div>
  );
}
