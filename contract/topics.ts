import { CONTACT_SERVICES, type ContactService } from "./fields.ts";

const NARROWER = {
  "energy-audit": "esg-consulting",
  course: "corporate-training",
  certificate: "corporate-training",
  date: "general",
  obligations: "general",
} as const satisfies Record<string, ContactService>;

/** What an inquiry is about: it decides the service that is chosen, the hint of the message and what happens next. */
export type Topic = ContactService | keyof typeof NARROWER;

export const TOPICS = [
  ...CONTACT_SERVICES.map(({ value }) => value),
  ...(Object.keys(NARROWER) as Array<keyof typeof NARROWER>),
] satisfies Topic[];

export const serviceOf = (topic: Topic): ContactService =>
  topic in NARROWER ? NARROWER[topic as keyof typeof NARROWER] : (topic as ContactService);
