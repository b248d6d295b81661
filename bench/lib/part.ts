import type { Report } from "./report.ts";

export type Part = { title: string; run: (options: Options) => Promise<Report> };

/** `full` also takes the measurements that are left out where they would take too long. */
type Options = { full: boolean };
