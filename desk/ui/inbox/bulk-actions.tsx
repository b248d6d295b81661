import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { BulkChange } from "../../inbox/changes.ts";
import { call } from "../api.ts";
import { Select, SmallButton } from "../controls.tsx";
import { useLiveAnswer } from "../live.tsx";
import { Problem } from "../parts.tsx";
import { useAction } from "../use-answer.ts";

type Props = { shown: string[]; selected: string[]; onSelect: (ids: string[]) => void };

/** What can be done with the selected messages of this page at once. */
export function BulkActions({ shown, selected, onSelect }: Props) {
  const { data, refresh } = useLiveAnswer<{ owners: string[] }>("/api/inbox/choices");
  const { problem, act } = useAction();
  const [result, setResult] = useState("");
  const change = (wanted: BulkChange, done: string) =>
    void act(async () => {
      const { count, notice } = await call<{ count: number; notice: string }>("/api/inbox/bulk", "POST", {
        ids: selected,
        wanted,
      });
      setResult(`${count === 1 ? "1 message" : `${count} messages`} ${done}. ${notice}`);
      onSelect([]);
      refresh();
    });
  return (
    <div className="pb-2">
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-h-9 items-center gap-2 px-2">
          <input
            type="checkbox"
            checked={selected.length === shown.length}
            onChange={(event) => onSelect(event.target.checked ? shown : [])}
            className="size-5 accent-leaf"
          />
          {selected.length > 0 ? `${selected.length} selected` : "Select all"}
        </label>
        {selected.length > 0 && (
          <>
            <Button size="sm" onClick={() => change({ change: "handled", handled: true }, "handled")}>
              Handled
            </Button>
            <SmallButton onClick={() => change({ change: "spam" }, "moved to Spam")}>Spam</SmallButton>
            <Select
              aria-label="Give to"
              value=""
              onChange={(owner) => change({ change: "owner", owner }, `given to ${owner}`)}
              options={[["", "Give to …"], ...(data?.owners ?? []).map((name) => [name, name] as const)]}
            />
          </>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {result}
      </p>
      <Problem>{problem}</Problem>
    </div>
  );
}
