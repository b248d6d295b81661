import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type PublishedRun, RUNS_PATH } from "../../../contract/trainings.ts";
import { temporaryFolder, writeSite } from "./folders.ts";

export const PUBLISHED_RUN: PublishedRun = {
  training: "far-future-forestry",
  run: "2098-05-10",
  title: "Far-Future Forestry",
  isLive: true,
  isCancelled: false,
  firstDay: "2098-05-10",
  seats: null,
  showsSeats: false,
  isFull: false,
  dates: "May 10-12 2098",
  time: "9:00 AM to 5:00 PM IST",
  place: "online",
  fee: "₹3,499",
  calendar: "BEGIN:VCALENDAR",
};

/** A build that lists these runs as published. */
export function siteWithRuns(runs: PublishedRun[]): string {
  const folder = writeSite(temporaryFolder());
  const file = path.join(folder, RUNS_PATH);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(runs));
  return folder;
}
