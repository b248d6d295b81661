/** Deterministic prose: the same number gives the same text on every machine, so that runs can be compared. */
export type Dice = { pick: <T>(from: readonly T[]) => T; whole: (least: number, most: number) => number };

export function dice(seed: number): Dice {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  // Mulberry32: small, well spread, and the same in every engine.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { whole, pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number] };
}

export const subjects = [
  "cement",
  "steel",
  "textile",
  "castings",
  "aluminium",
  "fertiliser",
  "campus",
  "hospital",
  "logistics",
  "dyestuff",
  "ceramics",
  "paper",
  "pharmaceutical",
  "automotive",
  "foundry",
  "dairy",
] as const;

export const topics = [
  "meter readings",
  "assurance files",
  "supplier replies",
  "emission factors",
  "scope boundaries",
  "water balances",
  "access reviews",
  "energy audits",
  "board reports",
  "carbon prices",
  "waste registers",
  "training records",
  "incident logs",
  "material topics",
  "default values",
  "internal controls",
] as const;

const openings = ["Before", "After", "During", "Without", "Beyond", "Behind", "Between", "Despite"] as const;
const verbs = ["checks", "compares", "files", "records", "reconciles", "samples", "signs", "traces"] as const;
const people = [
  "the finance team",
  "a plant head",
  "the verifier",
  "an auditor",
  "the buyer",
  "a new trainee",
] as const;
const reasons = [
  "because nobody can read last year’s sheet",
  "so that a visitor can follow it",
  "while the figures are still fresh",
  "and keeps the paper beside the number",
  "though the deadline is months away",
  "until the two totals agree",
] as const;

export function sentence({ pick, whole }: Dice): string {
  return `${pick(openings)} ${whole(2, 90)} days ${pick(people)} ${pick(verbs)} the ${pick(topics)} of a ${pick(subjects)} unit ${pick(reasons)}.`;
}

export function paragraph(from: Dice, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(from)).join(" ");
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
