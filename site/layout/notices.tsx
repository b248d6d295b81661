import { clsx } from "clsx";
import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { Button } from "../ui/button.tsx";
import type { Tone } from "../ui/notice.ts";

/** Live regions, and a template for each tone; notice.ts shows a notice by filling a copy. */
export const Notices = () => (
  <div
    id="notices"
    className="pointer-events-none fixed inset-x-4 top-[calc(var(--spacing-header)+0.75rem)] z-60 flex justify-center sm:inset-x-auto sm:right-6 md:top-auto md:bottom-6"
  >
    <div role="status" />
    <div role="alert" />
    {(["default", "info", "destructive"] as const).map((tone) => (
      <template key={tone} id={`notice-${tone}`}>
        <NoticeCard tone={tone} />
      </template>
    ))}
  </div>
);

function NoticeCard({ tone }: { tone: Tone }) {
  const failed = tone === "destructive";
  const Mark = { default: CircleCheck, info: Info, destructive: TriangleAlert }[tone];
  return (
    <div
      data-notice={tone}
      className={clsx(
        "pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] animate-enter items-start gap-3 rounded-lg p-4 shadow-panel",
        failed ? "bg-ember text-white" : "border border-line bg-white text-ink",
      )}
    >
      <Mark className={clsx("mt-0.5 size-5 shrink-0", !failed && "text-leaf")} />
      <div className="min-w-0 flex-1">
        <p data-title className="font-semibold" />
        <p data-text />
      </div>
      <Button variant="ghost" size="icon" aria-label="Close notice" className="-my-2 -mr-2 size-9">
        <X className="size-4" />
      </Button>
    </div>
  );
}
