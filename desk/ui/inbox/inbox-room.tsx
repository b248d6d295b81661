import type { Line } from "../../inbox/shown.ts";
import { useLive } from "../live.tsx";
import { shortText } from "../moments.ts";
import { useAnswer } from "../use-answer.ts";

export default function InboxRoom() {
  const { overview } = useLive();
  const { data, error } = useAnswer<{ lines: Line[]; total: number }>(
    "/api/inbox/messages",
    overview?.version,
  );
  return (
    <>
      <h1 className="text-h3">Inbox</h1>
      {error && <p role="alert">{error}</p>}
      {data?.total === 0 && <p>Nothing has arrived yet.</p>}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {data?.lines.map((line) => (
          <li key={line.id} className="grid gap-1 py-3">
            <p className="flex justify-between gap-4 font-semibold">
              {line.name || line.email} <span className="figures">{shortText(line.receivedAt)}</span>
            </p>
            <p className="truncate">{line.about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
