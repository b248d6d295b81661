import type { ReactNode } from "react";
import mark from "./mark.svg?url";

/** The frame of what is shown to somebody who is not at the desk yet. */
export function ClosedPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-ink p-5">
      <div className="grid w-full max-w-md gap-6 rounded-lg bg-paper p-7 shadow-panel sm:p-10">
        <img src={mark} alt="" className="size-10" />
        <h1 className="text-h3">{title}</h1>
        {children}
      </div>
    </main>
  );
}
