import { z } from "zod";
import { UTC_OFFSET } from "../contract/indian-time.ts";
import { Refusal } from "./refusal.ts";

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** Day and hour in India, as forms send them. */
export const dayAndHour = z.iso.datetime({ local: true, precision: -1, error: "Choose a day and an hour." });

export function timeAhead(at: string, now: number): number {
  const time = Date.parse(`${at}:00${UTC_OFFSET}`);
  if (!(time > now)) throw new Refusal(400, "This time has passed: choose another.");
  if (time > now + YEAR) throw new Refusal(400, "Choose a time within a year.");
  return time;
}
