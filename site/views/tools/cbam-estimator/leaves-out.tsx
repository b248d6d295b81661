import { Said } from "../../../ui/said.tsx";
import type { EstimatorCopy } from "./copy.ts";

export function LeavesOut({ title, items, note }: EstimatorCopy["leavesOut"]) {
  return (
    <section aria-labelledby="leaves-out" className="max-w-2xl">
      <h2 id="leaves-out" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4">
        {items.map((item, index) => (
          // Items have no name of their own, and never move.
          <li key={index} className="border-t border-line py-3">
            <Said text={item} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 font-semibold">{note}</p>
    </section>
  );
}
