import { Stat } from "../../ui/stat.tsx";
import type { HomeCopy } from "./copy.ts";

export function Record({ title, items }: HomeCopy["stats"]) {
  return (
    <section aria-labelledby="record" className="border-b border-line bg-paper">
      <div className="wrap grid gap-x-12 gap-y-8 py-14 lg:grid-cols-[16rem_1fr] lg:py-16">
        <h2 id="record" className="text-h3">
          {title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {items.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} className="border-l border-line pl-4" />
          ))}
        </dl>
      </div>
    </section>
  );
}
