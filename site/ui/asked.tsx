import { clsx } from "clsx";

/** The place for how many people wait for new dates of a training; show-asked.ts writes it, without moving anything. */
export function Asked({ list, className }: { list: string; className?: string }) {
  return <p data-asked={list} className={clsx("min-h-lh", className)} />;
}
