import { clsx } from "clsx";
import { Check, Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import type { Summary } from "../../inbox/submission.ts";
import { shortText } from "../moments.ts";
import { to } from "../route.ts";
import { followUpText, KIND_NAMES } from "./names.ts";

type Props = {
  submissions: Summary[];
  openId: string | undefined;
  query: URLSearchParams;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
};

export function SubmissionList({ submissions, openId, query, selected, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => list.current && handleKey(event, list.current);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return (
    <ul ref={list} className="divide-y divide-line border-y border-line">
      {submissions.map((one) => (
        <li key={one.id} className="grid grid-cols-[auto_minmax(0,1fr)]">
          <label className="grid place-items-center px-2 hover:bg-sand/70">
            <span className="sr-only">Select {one.name || one.email}</span>
            <input
              type="checkbox"
              checked={selected.has(one.id)}
              onChange={(event) => onSelect(one.id, event.target.checked)}
              className="size-5 accent-leaf"
            />
          </label>
          <SummaryLink {...one} isOpen={one.id === openId} path={to(["inbox", "message", one.id], query)} />
        </li>
      ))}
    </ul>
  );
}

const TYPED_INTO = "input:not([type=checkbox]), textarea, select, [contenteditable]";

const LETTERS: Record<string, number> = { j: 1, k: -1 };
const ARROWS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of the list, except where somebody types: J, K and arrows move the focus, X selects. In an open submission, J
 * and K open the next or previous one, and arrows scroll.
 */
function handleKey(event: KeyboardEvent, list: HTMLElement): void {
  const { activeElement: active } = document;
  if (event.altKey || event.ctrlKey || event.metaKey || !active || active.matches(TYPED_INTO)) return;
  const isWithin = list.contains(active);
  const isReading = active.closest("article") !== null;
  const isFree = active === document.body;
  const links = [...list.querySelectorAll("a")];
  const at = links.findIndex((link) => link.parentElement?.contains(active));
  if (isWithin && event.key === "x") links[at]?.parentElement?.querySelector("input")?.click();
  const move =
    (isWithin || isReading ? LETTERS[event.key] : undefined) ??
    (isWithin || isFree ? ARROWS[event.key] : undefined);
  if (!move) return;
  const open = links.findIndex((link) => link.getAttribute("aria-current") === "true");
  if (isReading) links[open + move]?.click();
  else links[at === -1 ? Math.max(0, open) : at + move]?.focus();
  event.preventDefault();
}

function SummaryLink({ isOpen, path, ...summary }: Summary & { isOpen: boolean; path: string }) {
  const { name, email, about, kind, owner, isRead, mails, hasFile } = summary;
  const { receivedAt, answeredAt, repliedAt, handledAt, followUpOn } = summary;
  return (
    <a
      href={path}
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
        <time
          dateTime={new Date(answeredAt ?? receivedAt).toISOString()}
          className="figures shrink-0 text-ink-soft"
        >
          {shortText(answeredAt ?? receivedAt)}
        </time>
      </span>
      {(about || name) && <span className="truncate text-ink-soft">{about || email}</span>}
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="sand">{KIND_NAMES[kind]}</Badge>
        {followUpOn !== null && <Badge tone="marigold">{followUpText(followUpOn)}</Badge>}
        {mails.includes("failed") && <Badge tone="ember">Not delivered</Badge>}
        {hasFile && <Paperclip aria-label="With a file" role="img" className="size-4" />}
        {summary.isByMail && <Badge tone="sand">By mail</Badge>}
        {summary.isAnswered && <Badge tone="marigold">New answer</Badge>}
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
