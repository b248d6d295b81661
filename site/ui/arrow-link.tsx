import { clsx } from "clsx";
import { ArrowRight } from "./icons.tsx";

type Props = { label: string; to: string; className?: string };

/** A link that leads on from a text. */
export function ArrowLink({ label, to, className }: Props) {
  return (
    <a
      href={to}
      className={clsx(
        "inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2",
        className,
      )}
    >
      {label}
      <ArrowRight className="size-4.5" />
    </a>
  );
}
