import type { Option } from "../parts.tsx";

export const KINDS: readonly Option[] = [
  ["standard", "A program that reads signed JSON (Standard Webhooks)"],
  ["slack", "Slack"],
  ["teams", "Microsoft Teams, by a workflow"],
  ["chat", "Google Chat"],
];

export const EVENT_NAMES: Record<string, string> = {
  "submission.received": "A message, an application or a request for the checklist",
  "subscription.confirmed": "Somebody confirmed a subscription",
  "subscription.left": "Somebody left a list",
  "registration.changed": "A registration was made or changed",
  "reply.received": "A visitor answered a reply",
  "content.published": "The site was published",
  test: "A test",
};
