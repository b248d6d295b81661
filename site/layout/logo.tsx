import { useId } from "react";
import { href } from "../addresses.ts";
import { MARK } from "../art/mark.ts";
import { firm } from "../content/read.ts";

export function LogoMark({ className }: { className?: string }) {
  const leaf = useId();
  return (
    <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true" className={className}>
      <clipPath id={leaf}>
        <path d={MARK.leaf} />
      </clipPath>
      <g clipPath={`url(#${leaf})`}>
        {MARK.bars.map((bar) => (
          <rect key={bar.x} {...bar} />
        ))}
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <a href={href("/")} aria-label={`${firm().name}, home`} className="flex items-center gap-2.5 py-1.5">
      <LogoMark className="size-8" />
      <span className="font-display text-[1.7rem] leading-none font-semibold tracking-tight">
        {firm().name}
      </span>
    </a>
  );
}
