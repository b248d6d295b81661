import type { AuditLine } from "../../../server/inbox/audit.ts";
import { useLive } from "../live.tsx";
import { momentText } from "../moments.ts";
import { Cell, Problem, Table } from "../parts.tsx";
import { to } from "../route.ts";
import { useAnswer } from "../use-answer.ts";

/** The last hundred changes at the desk, of every room. */
export function Log() {
  const { overview } = useLive();
  const { data, error } = useAnswer<{ lines: AuditLine[] }>("/api/audit", overview?.version);
  if (!data) return <Problem>{error}</Problem>;
  if (data.lines.length === 0) return <p>Nobody has changed anything yet.</p>;
  return (
    <Table caption="Changes at the desk" head={["When", "Who", "What", "Where"]}>
      {data.lines.map(({ at, who, what, subject, room }) => (
        <tr key={`${at} ${subject} ${what}`}>
          <Cell className="figures whitespace-nowrap">{momentText(at)}</Cell>
          <Cell>{who}</Cell>
          <Cell className="min-w-56">{what}</Cell>
          <Cell className="break-words">
            {room === "inbox" && subject ? (
              <a href={to(["inbox", "message", subject])} className="font-semibold text-leaf underline">
                {subject}
              </a>
            ) : (
              subject
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
