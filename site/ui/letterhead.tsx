import { firm } from "../content/reader/read.ts";

/** Whose page it is, on paper alone: the header of the site is not printed. */
export function Letterhead() {
  const { name, domain, email, phone } = firm();
  return (
    <p className="mb-4 hidden items-baseline justify-between border-b-2 border-ink pb-2 print:flex">
      <span className="font-display text-h4">{name}</span>
      <span className="text-sm">{[domain, email, phone].join(" · ")}</span>
    </p>
  );
}
