import { firm } from "../content/reader/read.ts";

/** The firm's name and contacts, shown only in print, which has no header; offices without an address are left out. */
export function Letterhead() {
  const { name, domain, email, phone, offices } = firm();
  const addresses = offices.flatMap(({ address }) => address ?? []);
  return (
    <div className="mb-4 hidden items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2 print:flex">
      <p className="font-display text-h4">{name}</p>
      <p className="text-right text-sm">
        {[domain, email, phone].join(" · ")}
        {addresses.map((address) => (
          <span key={address} className="block">
            {address}
          </span>
        ))}
      </p>
    </div>
  );
}
