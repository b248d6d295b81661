import { durationText, monthValue, type Session, sessionDays, sessionsText, timeText } from "./dates.ts";
import type { Training } from "./trainings.ts";

type Compared = Pick<Training, "sessions" | "time" | "level" | "format" | "fee">;

/** What a visitor compares trainings by, worded once for the calendar, the training's page and the carousel. */
export function trainingFacts({ sessions, time, level, format, fee }: Compared) {
  return {
    dates: sessionsText(sessions),
    days: sessionDays(sessions),
    lastDay: lastDay(sessions),
    time: timeText(time),
    duration: durationText(sessions),
    level,
    format,
    fee: rupees(fee),
  };
}

/** Cards show the description cut to its first sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z“‘]|\s*$)/s.exec(text)?.[0] ?? text;
}

/** "₹7,499", grouped as in India. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString("en-IN")}`;
}

export function lastDay(sessions: Session[]): string {
  return sessions.at(-1)?.end ?? "";
}

/** The month a training belongs to is the one in which it begins: "2025-11". */
export function firstMonth(sessions: Session[]): string {
  return monthValue(sessions[0]?.start ?? "");
}
