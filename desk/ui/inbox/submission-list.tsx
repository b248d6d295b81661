import { clsx } from "clsx";
import { Check, Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import type { Summary } from "../../inbox/submission.ts";
import { shortText } from "../moments.ts";
import { to } from "../route.ts";
import { KIND_NAMES } from "./names.ts";

type Props = { submissions: Summary[]; openId: string | undefined; query: URLSearchParams };

export function SubmissionList({ submissions, openId, query }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => list.current && walk(event, list.current);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return (
    <ul ref={list} className="divide-y divide-line border-y border-line">
      {submissions.map((one) => (
        <li key={one.id}>
          <SummaryLink
            {...one}
            isOpen={one.id === openId}
            address={to(["inbox", "message", one.id], query)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Letters act only within the list, so that they never take what somebody types elsewhere. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isWithin = list.contains(document.activeElement);
  const isFree = document.activeElement === document.body;
  const step = { ArrowDown: 1, ArrowUp: -1, ...(isWithin ? { j: 1, k: -1 } : {}) }[event.key];
  if (!step || !(isWithin || isFree)) return;
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const open = links.findIndex((link) => link.getAttribute("aria-current") === "true");
  const next = at === -1 ? Math.max(0, open) : at + step;
  links[next]?.focus();
  event.preventDefault();
}

function SummaryLink({ isOpen, address, ...summary }: Summary & { isOpen: boolean; address: string }) {
  const { name, email, about, kind, owner, isRead, handledAt, repliedAt, mails, hasFile, receivedAt } =
    summary;
  return (
    <a
      href={address}
      aria-current={isOpen ? "true" : undefined}
      className={clsx(
        "grid gap-0.5 border-l-4 py-2.5 pr-2 pl-3 hover:bg-sand/70 focus-visible:bg-sand",
        isRead ? "border-transparent" : "border-marigold",
        isOpen && "bg-sand",
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={clsx("min-w-0 truncate", !isRead && "font-semibold")}>
          {!isRead && <span className="sr-only">Unread: </span>}
          {name || email}
        </span>
        <time dateTime={new Date(receivedAt).toISOString()} className="figures shrink-0 text-ink-soft">
          {shortText(receivedAt)}
        </time>
      </span>
      {(about || name) && <span className="truncate text-ink-soft">{about || email}</span>}
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="sand">{KIND_NAMES[kind]}</Badge>
        {mails.includes("failed") && <Badge tone="ember">Not delivered</Badge>}
        {hasFile && <Paperclip aria-label="With a file" role="img" className="size-4" />}
        {repliedAt !== null && <Badge>Replied</Badge>}
        {handledAt !== null && (
          <span className="inline-flex items-center gap-1 font-semibold text-leaf">
            <Check aria-hidden="true" className="size-4" />
            Handled
          </span>
        )}
        {owner && <span className="ml-auto text-ink-soft">{owner}</span>}
      </span>
    </a>
  );
}
