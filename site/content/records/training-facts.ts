import { durationText, sessionDays, sessionsText, timeText } from "../../dates/dates.ts";
import { lastDay } from "./run-days.ts";
import type { Format, Run } from "./runs.ts";

/** What a visitor compares runs by, worded once for the calendar, the training's page and the carousel. */
export function runFacts(run: Pick<Run, "sessions" | "time" | "format" | "place" | "fee">) {
  const { sessions, time, format, place, fee } = run;
  return {
    dates: sessionsText(sessions),
    days: sessionDays(sessions),
    lastDay: lastDay(run),
    time: time && timeText(time),
    duration: durationText(sessions),
    format,
    place: place && [place.name, place.address, place.city].filter(Boolean).join(", "),
    fee: rupees(fee),
  };
}

/** Behind these a full stop ends no sentence. */
const ABBREVIATED = "e\\.g|i\\.e|cf|vs|incl|Dr|Mrs?|Ms|Prof|St";
const FIRST_SENTENCE = new RegExp(`^.*?(?<!\\b(?:${ABBREVIATED}))[.!?](?=\\s+[A-Z“‘]|\\s*$)`, "s");

/** Cards show the description cut to its first sentence. */
export const firstSentence = (text: string) => FIRST_SENTENCE.exec(text)?.[0] ?? text;

/** "₹7,499", grouped as in India; asking Intl for it takes a phone 45 ms when a filter is first used. */
export const rupees = (amount: number) => `₹${String(amount).replace(/\d(?=(?:\d\d)+\d$)/g, "$&,")}`;

const ways: Record<Format, string> = {
  Virtual: "Online course",
  "In-person": "Course in person",
  "In-person / Virtual": "Course in person and online",
};

type Described = Pick<Run, "format" | "fee"> & { title: string; description: string };

/** What search engines are told of a course that has no words of its own for them. */
export function seoOf({ title, description, format, fee }: Described) {
  const offer = `${ways[format]}, ${rupees(fee)} per participant.`;
  return {
    title: cut(title, 60),
    description: `${cut(firstSentence(description), 164 - offer.length)} ${offer}`,
  };
}

/** Whole words, as many as fit. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  return `${text
    .slice(0, room)
    .replace(/\s+\S*$/, "")
    .replace(/[,;:–-]$/, "")} …`.slice(0, room);
}
