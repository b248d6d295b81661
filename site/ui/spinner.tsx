import { clsx } from "clsx";
import { LoaderCircle } from "./icons.ts";

/** Decoration beside a label that already says what is happening. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" data-spinner className={clsx("size-5 animate-spin", className)} />;
}
