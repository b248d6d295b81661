import { type SubmitEvent, useEffect, useState } from "react";
import { dayOf } from "../../../contract/indian-time.ts";
import { Button } from "../../../site/ui/button.tsx";
import { Section } from "../parts.tsx";
import type { ChangeSubmission } from "./submission-parts.tsx";

const DAY = 24 * 60 * 60 * 1000;

/** Brings a message back to the top of the list on a day. */
export function FollowUp({ day, change }: { day: string | null; change: ChangeSubmission }) {
  const [chosen, setChosen] = useState(day ?? "");
  useEffect(() => setChosen(day ?? ""), [day]);
  const set = (on: string) => void change({ change: "follow-up", on });
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    set(chosen);
  }
  return (
    <Section title="Follow up">
      <form onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-2">
        <input
          type="date"
          value={chosen}
          min={dayOf(Date.now())}
          onChange={(event) => setChosen(event.target.value)}
          aria-label="Follow up on"
          className="desk-control figures w-44"
        />
        {chosen !== "" && chosen !== day && (
          <Button type="submit" size="sm">
            Save the day
          </Button>
        )}
        {day === null &&
          [1, 7].map((days) => (
            <Button
              key={days}
              size="sm"
              variant="outline"
              onClick={() => set(dayOf(Date.now() + days * DAY))}
            >
              {days === 1 ? "Tomorrow" : "In a week"}
            </Button>
          ))}
        {day !== null && (
          <Button size="sm" variant="outline" onClick={() => set("")}>
            No more
          </Button>
        )}
      </form>
    </Section>
  );
}
