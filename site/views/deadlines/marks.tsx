import type { Milestone } from "../../content/records/rules.ts";

const STEPS = 11;

/** Which step of the night scale a stretch takes, the nearest the hottest: an index into its colours, hot first. */
export function heatOf(index: number, count: number): number {
  return Math.round((index / Math.max(1, count - 1)) * (STEPS - 1));
}

/** Filled where something begins, pointed where it falls due, hollow where it ends. */
export function Mark({ kind }: Pick<Milestone, "kind">) {
  if (kind === "due") return <path d="M0-8 8 0 0 8-8 0z" className="fill-marigold" />;
  if (kind === "ends") return <circle r="5.5" strokeWidth="3" className="fill-ink stroke-paper" />;
  return <circle r="7" className="fill-paper" />;
}
