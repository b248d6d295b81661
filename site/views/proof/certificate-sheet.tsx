import { clsx } from "clsx";
import { encode } from "uqr";
import { dayText, sessionsText } from "../../dates/dates.ts";
import { verifyUrl } from "../../outputs/downloads/certificate-pdf.ts";
import type { SampleCertificate } from "../../outputs/downloads/sample-certificate.ts";
import { Stripes } from "../../ui/stripes.tsx";
import type { VerifyCopy } from "../verify/copy.ts";

type Props = SampleCertificate & { words: VerifyCopy["certificate"]; className?: string };

/** A small picture of the certificate as its PDF shows it; it links to the page that checks it. */
export function CertificateSheet({ certificate, code, words, path, className }: Props) {
  const { number, name, course, sessions, issuedOn, issuer } = certificate;
  return (
    <a href={path} className={clsx("@container", className)}>
      <div
        role="img"
        aria-label={`${words.title}: ${course}`}
        data-pagefind-ignore=""
        className="by-day overflow-hidden rounded-lg bg-white text-[3cqw] leading-[1.35] text-ink shadow-panel"
      >
        <Stripes className="h-[0.8em]" />
        <span className="grid grid-cols-[1fr_11em]">
          <span className="flex flex-col p-[2em]">
            <span className="font-semibold text-leaf">{words.title}</span>
            <span className="mt-[1.2em] text-ink-soft">{words.holder}</span>
            <span className="font-display text-[6.6cqw] leading-tight">{name}</span>
            <span className="mt-[0.8em] text-ink-soft">{words.completed}</span>
            <span className="font-display text-[4.2cqw] leading-tight">{course}</span>
            <span className="mt-[0.4em] font-semibold text-leaf">{sessionsText(sessions)}</span>
          </span>
          <span className="flex flex-col bg-ink p-[1.3em] text-paper">
            <span className="font-display text-[3.9cqw]">{issuer}</span>
            <span className="mt-[0.8em] text-[2.55cqw]">{words.number}</span>
            <span className="font-display text-[4.2cqw] leading-tight">{number}</span>
            <span className="text-[2.55cqw]">{dayText(issuedOn)}</span>
            <QrCode url={verifyUrl(code)} />
          </span>
        </span>
      </div>
    </a>
  );
}

/** Hidden from screen readers, to whom the sheet is one picture. */
function QrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: "L", border: 0 });
  const rows = data.map((row, y) => rowPath(row, y)).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="by-day mt-auto w-full bg-white fill-ink"
    >
      <path d={rows} />
    </svg>
  );
}

/** The path of one row of a QR code. Dark squares side by side are drawn as one rectangle. */
function rowPath(row: boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join("");
}
