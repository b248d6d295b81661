import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { mayOpen } from "../../roles.ts";
import { call, type Me } from "../api.ts";
import { Problem } from "../parts.tsx";
import { to } from "../route.ts";
import { useAction, useAnswer } from "../use-answer.ts";

type WrittenRun = { id?: string; sessions: Array<{ start: string }> };
type TrainingRecord = { hash: string; data: { runs: WrittenRun[] } };

/** What the site says of the seats, where it differs from what is counted here; one click sets it right. */
export function SiteState({ run: summary, onChanged }: { run: RunSummary; onChanged: () => void }) {
  const { state, capacity, taken, isOver, file, run } = summary;
  const { data: me } = useAnswer<Me>("/api/session");
  const { problem, act } = useAction();
  const [isSet, setIsSet] = useState(false);
  if (state === "gone")
    return <p className="mt-2">The content has this run no more; its registrations are still stored.</p>;
  if (state === "cancelled") return <p className="mt-2">The site says that this run is cancelled.</p>;
  if (isOver || capacity === null) return null;
  const isFull = taken >= capacity;
  if (isFull === (state === "full"))
    return isSet ? (
      <p className={notice} role="status">
        {isFull ? "The run is marked as full. " : "The run is open again. "}
        <a href={to(["content", "publish"])} className="desk-link">
          Publish it
        </a>{" "}
        for visitors to read it.
      </p>
    ) : null;

  async function setState(): Promise<void> {
    const { hash, data } = await call<TrainingRecord>(`/api/content/record?file=${encodeURIComponent(file)}`);
    const runs = data.runs.map((one) =>
      (one.id ?? one.sessions[0]?.start) === run ? { ...one, state: isFull ? "full" : "open" } : one,
    );
    await call("/api/content/record", "PUT", { file, hash, data: { ...data, runs } });
    setIsSet(true);
    onChanged();
  }
  return (
    <div className={notice}>
      <p>
        {isFull
          ? "All seats are taken, but visitors still read that seats can be had."
          : "Visitors read that this run is full, but seats are left."}
      </p>
      {me && mayOpen(me.role, "content") ? (
        <Button size="sm" variant="outline" onClick={() => act(setState)}>
          {isFull ? "Mark the run as full" : "Open the run again"}
        </Button>
      ) : (
        <p>Tell an editor: it is the state of the run in the Content area.</p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

const notice =
  "mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-3 rounded-md bg-marigold-soft/60 px-4 py-3 print:hidden";
