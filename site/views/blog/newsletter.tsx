import type { ReactNode } from "react";
import type { BlogCopy } from "./copy.ts";

/** Its child is the form. */
export function Newsletter({ title, text, children }: BlogCopy["newsletter"] & { children: ReactNode }) {
  return (
    <section aria-labelledby="newsletter" className="bg-sand">
      <div className="wrap grid-12 items-end gap-y-8 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="newsletter" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-xl text-lg">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">{children}</div>
      </div>
    </section>
  );
}
