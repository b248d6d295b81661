import type { Answer } from "../api.ts";
import { go, to } from "../route.tsx";

export type MailingSummary = Answer<"GET /api/mailings">["mailings"][number];
export type MailingAnswer = Answer<"GET /api/mailings/:id">;
export type MailingDetail = MailingAnswer["mailing"];

export const KINDS: Record<MailingSummary["kind"], string> = {
  newsletter: "Newsletter",
  waiting: "Training dates",
  watch: "Watched rules",
};

export const STATES = {
  draft: { label: "Draft", tone: "sand" },
  scheduled: { label: "Scheduled", tone: "marigold" },
  sending: { label: "Being sent", tone: "marigold" },
  paused: { label: "Paused", tone: "ember" },
  sent: { label: "Sent", tone: "leaf" },
} as const satisfies Record<MailingSummary["state"], { label: string; tone: string }>;

export const peopleText = (count: number) =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-IN")} people`;

/** " 2 more cannot be reached.", or nothing. */
export const moreUnreachable = (count: number) =>
  count > 0 ? ` ${count} more cannot be reached.` : "";

export const goToMailing = ({ id }: { id: string }) => go(to(["mailings", "mailing", id]));
