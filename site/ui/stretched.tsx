import type { ReactNode } from "react";

type Props = { box: string; className: string; children: ReactNode };

/** A drawing that takes the shape of its place. It is hidden from screen readers: words beside it say the same. */
export const Stretched = ({ box, className, children }: Props) => (
  <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true" className={className}>
    {children}
  </svg>
);
