import type { StoredSubmission } from "../inbox/outbox.ts";

const clock = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** When a submission came and under which number it is kept. */
export const recordRows = (submission: StoredSubmission): [string, string][] => [
  ["Received", `${clock.format(submission.received_at)} IST`],
  ["Reference", submission.id],
];

export const plainFacts = (rows: [string, string][]) =>
  rows
    .map(([label, value]) => (value.includes("\n") ? `${label}:\n\n${value}\n` : `${label}: ${value}`))
    .join("\n");
