import { firm } from "../content/reader/read.ts";

/** For the first printed page, which has no header. */
export function Letterhead() {
  const { name, domain, email, phone } = firm();
  return (
    <p hidden className="letterhead">
      <strong>{name}</strong> · {[domain, email, phone, addresses()].join(" · ")}
    </p>
  );
}

/** For the margin of every further page; base.css shows it there. */
export function runningHead(): string {
  const { name, domain } = firm();
  const text = JSON.stringify([name, addresses(), domain].join(" · ")).replaceAll("<", "\\3c ");
  return `:root{--running-head:${text}}`;
}

const addresses = () =>
  firm()
    .offices.map(({ city, address }) => address ?? city)
    .join(" · ");
