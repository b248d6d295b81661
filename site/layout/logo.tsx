import { clsx } from "clsx";
import { MARK } from "../art/mark.ts";
import { wordmark } from "../art/wordmark.ts";
import { firm } from "../content/reader/read.ts";
import { href } from "../paths.ts";

const ids = { mark: "mark", leaf: "leaf", name: "wordmark" };

/** In units of the wordmark: from one line of the name to the next, and between its two halves. */
const LEADING = 126;
const SPACE = 33;

/** On phones a name of several words has two lines. */
export function Logo() {
  const isLong = halves().length > 1;
  return (
    <a
      href={href("/")}
      aria-label={`${firm().name}, home`}
      className="flex min-w-0 items-center gap-2.5 py-1.5"
    >
      <LogoMark className="size-8 shrink-0" />
      <Wordmark className={clsx("h-7 min-w-0", isLong && "max-sm:hidden")} />
      {isLong && <Wordmark isStacked className="h-10 min-w-0 sm:hidden" />}
    </a>
  );
}

export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true" className={className}>
    <use href={`#${ids.mark}`} />
  </svg>
);

/** The firm's name as a drawing, which needs no font; `isStacked` puts it on two lines. */
export function Wordmark({
  className,
  isStacked = false,
}: {
  className?: string;
  isStacked?: boolean;
}) {
  const [first, second] = halves().map(wordmark);
  if (!first) return null;
  const x = isStacked ? 0 : first.width + SPACE;
  const y = isStacked ? LEADING : 0;
  const width = Math.max(first.width, second ? x + second.width : 0);
  const height = second ? first.height + y : first.height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={className}
    >
      <use href={`#${ids.name}-0`} />
      {second && <use href={`#${ids.name}-1`} x={x} y={y} />}
    </svg>
  );
}

/** Once in each page and never seen there; Logo, LogoMark and Wordmark refer to it. */
export const LogoOutlines = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <clipPath id={ids.leaf}>
      <path d={MARK.leaf} />
    </clipPath>
    <g id={ids.mark} clipPath={`url(#${ids.leaf})`}>
      {MARK.bars.map((bar) => (
        <rect key={bar.x} {...bar} />
      ))}
    </g>
    {halves().map((words, index) => (
      <path key={words} id={`${ids.name}-${index}`} d={wordmark(words).d} fill="currentColor" />
    ))}
  </svg>
);

/** The firm's name, divided at the space nearest to its middle. */
function halves(): string[] {
  const { name } = firm();
  const fromMiddle = (index: number) => Math.abs(index - name.length / 2);
  const [space] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}
