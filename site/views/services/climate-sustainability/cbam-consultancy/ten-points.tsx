import { points } from "./ten-points.data.ts";

/** The checklist's own headings, as a sheet one could tick off. */
export default function TenPoints() {
  return (
    <ol className="rounded-lg bg-white p-7 shadow-panel sm:p-9">
      {points.map((point) => (
        <li key={point} className="flex gap-3 border-t border-line py-2.5">
          <span aria-hidden="true" className="mt-1 size-4.5 shrink-0 rounded-sm border border-field" />
          {point}
        </li>
      ))}
    </ol>
  );
}
