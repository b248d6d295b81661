import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { title: string; id: string; lede?: string; className?: string; children: ReactNode };

/** One sheet of the drawing: its lines run across the page, its sides stand on the header's margins. */
export function Frame({ title, id, lede, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={clsx("border-b border-line-dark", className)}>
      <div className="wrap">
        <div className="border-line-dark lg:border-x">
          <div className="pt-9 pb-5 lg:px-10 lg:pt-28 lg:pb-10">
            <h2 id={id} className="max-w-2xl text-h2">
              {title}
            </h2>
            {lede && <p className="mt-3 max-w-2xl text-lede lg:mt-5 opacity-85">{lede}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Cells with one hairline between any two, however many stand in a row. */
export const cells = "grid gap-px border-t border-line-dark bg-line-dark";
