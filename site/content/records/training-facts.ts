import { durationText, sessionDays, sessionsText, timeText } from "../../dates/dates.ts";
import { lastDay } from "./run-days.ts";
import type { Format, Run } from "./runs.ts";

/** The facts by which visitors compare runs, in the same words wherever runs are shown. */
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

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATED = "e\\.g|i\\.e|cf|vs|incl|Dr|Mrs?|Ms|Prof|St";
const FIRST_SENTENCE = new RegExp(`^.*?(?<!\\b(?:${ABBREVIATED}))[.!?](?=\\s+[A-Z“‘]|\\s*$)`, "s");

/** The first sentence of a text, for cards; the whole text if no sentence ends in it. */
export const firstSentence = (text: string) => FIRST_SENTENCE.exec(text)?.[0] ?? text;

/** “₹7,499”, grouped as in India. Intl would take a phone 45 ms when a filter is first used. */
export const rupees = (amount: number) =>
  `₹${String(amount).replace(/\d(?=(?:\d\d)+\d$)/g, "$&,")}`;

const ways: Record<Format, string> = {
  Virtual: "Online course",
  "In-person": "Course in person",
  "In-person / Virtual": "Course in person and online",
};

type Described = Pick<Run, "format" | "fee"> & { title: string; description: string };

export function seoOf({ title, description, format, fee }: Described) {
  const offer = `${ways[format]}, ${rupees(fee)} per participant.`;
  return {
    title: cut(title, 60),
    description: `${cut(firstSentence(description), 164 - offer.length)} ${offer}`,
  };
}

/** A text cut after its last whole word that fits, with “ …”; at most `room` characters. */
export function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  return `${text
    .slice(0, room)
    .replace(/\s+\S*$/, "")
    .replace(/[,;:–-]$/, "")} …`.slice(0, room);
}
