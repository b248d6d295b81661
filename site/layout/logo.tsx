import { href } from "../addresses.ts";
import { wordmark } from "../art/wordmark.ts";
import { firm } from "../content/read.ts";

const LEAF = "leaf";
const bars = ["fill-data-2", "fill-data-3", "fill-data-4", "fill-data-7", "fill-data-8", "fill-data-9"];

/** A leaf cut from warming stripes: the brand in six bars. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
      <g clipPath={`url(#${LEAF})`}>
        {bars.map((fill, index) => (
          <rect key={fill} x={index * 6} width={6.2} height={36} className={fill} />
        ))}
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <a href={href("/")} aria-label={`${firm().name}, home`} className="flex items-center gap-2.5 py-1.5">
      <LogoMark className="size-8 shrink-0" />
      <Wordmark className="h-7" />
    </a>
  );
}

const WORDMARK = "wordmark";

/** The firm's name, drawn: a logo waits for no font. Its outline stands in the page once and is used again. */
export function Wordmark({ className }: { className?: string }) {
  const { width, height } = wordmark(firm().name);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      <use href={`#${WORDMARK}`} />
    </svg>
  );
}

/** What every other part of the page refers to. */
export function LogoOutlines() {
  const { d } = wordmark(firm().name);
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <path id={WORDMARK} d={d} fill="currentColor" />
        <clipPath id={LEAF}>
          <path d="M2 34V18A16 16 0 0 1 18 2h16v16a16 16 0 0 1-16 16z" />
        </clipPath>
      </defs>
    </svg>
  );
}
