import { clsx } from "clsx";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { CircleAlert, CircleCheck, X } from "./icons.tsx";

const VISIBLE_MS = 5000;

export type Notice = { title?: string; text: string; tone?: "default" | "destructive" };

type Shown = Notice & { id: number };

const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Returns the function that shows a notice; a newer notice replaces the one on screen. */
export function useNotice(): (notice: Notice) => void {
  return useContext(NoticeContext);
}

/** Holds the one notice of the site above the pages, so that it outlives a navigation. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Shown | null>(null);
  const count = useRef(0);
  const show = useCallback((next: Notice) => {
    count.current += 1;
    setNotice({ ...next, id: count.current });
  }, []);
  const dismiss = useCallback(() => setNotice(null), []);
  const value = useMemo(() => show, [show]);
  return (
    <NoticeContext value={value}>
      {children}
      <NoticeRegion notice={notice} onDismiss={dismiss} />
    </NoticeContext>
  );
}

function NoticeRegion({ notice, onDismiss }: { notice: Shown | null; onDismiss: () => void }) {
  const failed = notice?.tone === "destructive";
  const region = (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex justify-center sm:inset-x-auto sm:right-6 sm:bottom-6">
      <div role="status">
        {notice && !failed && <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />}
      </div>
      <div role="alert">
        {notice && failed && <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />}
      </div>
    </div>
  );
  // Everything outside an open modal is inert: neither seen by screen readers nor clickable.
  const modal = notice ? document.querySelector("dialog:modal") : null;
  return modal ? createPortal(region, modal) : region;
}

function NoticeCard({ notice, onDismiss }: { notice: Shown; onDismiss: () => void }) {
  const [paused, setPaused] = useState(false);
  const failed = notice.tone === "destructive";

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onDismiss, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [paused, onDismiss]);

  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only pauses the clock
    <div
      data-notice={notice.tone ?? "default"}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={clsx(
        "pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] animate-enter items-start gap-3 rounded-lg p-4 shadow-panel",
        failed ? "bg-ember text-white" : "border border-line bg-white text-ink",
      )}
    >
      <Icon className={clsx("mt-0.5 size-5 shrink-0", !failed && "text-leaf")} />
      <div className="min-w-0 flex-1">
        {notice.title && <p className="font-semibold">{notice.title}</p>}
        <p className="text-sm">{notice.text}</p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close notice"
        onClick={onDismiss}
        className="-my-2 -mr-2 size-9"
      >
        <X className="size-4" />
      </Button>
    </div>
  );
}
