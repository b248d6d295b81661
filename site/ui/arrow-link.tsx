import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ArrowRight } from "./icons.tsx";

type Props = ComponentProps<"a"> & { label: string; to: string };

export const ArrowLink = ({ label, to, className, ...props }: Props) => (
  <a
    href={to}
    className={clsx(
      "inline-flex items-center gap-2 py-1 max-lg:min-h-11 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2",
      className,
    )}
    {...props}
  >
    {label}
    <ArrowRight className="size-4.5" />
  </a>
);
