import { href } from "../addresses.ts";
import { MARK } from "../art/mark.ts";
import { wordmark } from "../art/wordmark.ts";
import { firm } from "../content/read.ts";

const ids = { mark: "mark", leaf: "leaf", name: "wordmark" };

/** A long name is drawn smaller where there is no room for it. */
export function Logo() {
  return (
    <a
      href={href("/")}
      aria-label={`${firm().name}, home`}
      className="flex min-w-0 items-center gap-2.5 py-1.5"
    >
      <LogoMark className="size-8 shrink-0" />
      <Wordmark className="h-7 min-w-0" />
    </a>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true" className={className}>
      <use href={`#${ids.mark}`} />
    </svg>
  );
}

/** The firm's name, drawn: a logo waits for no font. */
export function Wordmark({ className }: { className?: string }) {
  const { width, height } = wordmark(firm().name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={className}
    >
      <use href={`#${ids.name}`} />
    </svg>
  );
}

/** The drawings above stand in the page once and are used wherever they are shown. */
export function LogoOutlines() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <clipPath id={ids.leaf}>
        <path d={MARK.leaf} />
      </clipPath>
      <g id={ids.mark} clipPath={`url(#${ids.leaf})`}>
        {MARK.bars.map((bar) => (
          <rect key={bar.x} {...bar} />
        ))}
      </g>
      <path id={ids.name} d={wordmark(firm().name).d} fill="currentColor" />
    </svg>
  );
}
