import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { Button } from "../ui/button.tsx";

/** Live regions, and a template; notice.ts shows a notice by filling a copy, whose tone chooses its look. */
export const Notices = () => (
  <div
    id="notices"
    className="pointer-events-none fixed inset-x-4 top-[calc(var(--spacing-header)+0.75rem)] z-60 flex justify-center sm:inset-x-auto sm:right-6 md:top-auto md:bottom-6"
  >
    <div role="status" />
    <div role="alert" />
    <template>
      <NoticeCard />
    </template>
  </div>
);

const NoticeCard = () => (
  <div
    data-notice=""
    className="group/notice pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] animate-enter items-start gap-3 rounded-lg border border-line bg-white p-4 text-ink shadow-panel data-[notice=destructive]:border-0 data-[notice=destructive]:bg-ember data-[notice=destructive]:text-white"
  >
    <CircleCheck className="mt-0.5 hidden size-5 shrink-0 text-leaf group-data-[notice=default]/notice:block" />
    <Info className="mt-0.5 hidden size-5 shrink-0 text-leaf group-data-[notice=info]/notice:block" />
    <TriangleAlert className="mt-0.5 hidden size-5 shrink-0 group-data-[notice=destructive]/notice:block" />
    <div className="min-w-0 flex-1">
      <p data-title className="font-semibold" />
      <p data-text />
    </div>
    <Button variant="ghost" size="icon" aria-label="Close notice" className="-my-2 -mr-2 size-9">
      <X className="size-4" />
    </Button>
  </div>
);
