import { clsx } from "clsx";

type Props = { className: string };

// The icons that a page shows most often: one element each, drawn by styles (site/styles/utilities.css).

export const ArrowRight = ({ className }: Props) => (
  <span aria-hidden="true" className={clsx("icon-arrow", className)} />
);

export const Plus = ({ className }: Props) => (
  <span aria-hidden="true" className={clsx("icon-plus", className)} />
);
