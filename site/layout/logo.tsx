import { useId } from "react";
import { href } from "../addresses.ts";
import { firm } from "../content/read.ts";

const bars = ["fill-data-2", "fill-data-3", "fill-data-4", "fill-data-7", "fill-data-8", "fill-data-9"];

/** A leaf cut from warming stripes: the brand in six bars. */
export function LogoMark({ className }: { className?: string }) {
  const leaf = useId();
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
      <clipPath id={leaf}>
        <path d="M2 34V18A16 16 0 0 1 18 2h16v16a16 16 0 0 1-16 16z" />
      </clipPath>
      <g clipPath={`url(#${leaf})`}>
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
      <LogoMark className="size-8" />
      <span className="font-display text-[1.7rem] leading-none font-semibold tracking-tight">
        {firm().name}
      </span>
    </a>
  );
}
