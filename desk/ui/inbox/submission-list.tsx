import { clsx } from "clsx";
import { Check, Paperclip } from "lucide-react";
import { Fragment } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import type { Summary } from "../../inbox/submission.ts";
import { ageText, momentText } from "../../moments.ts";
import { List, type Selection, SelectionBox } from "../lists.tsx";
import { to } from "../route.tsx";
import { followUpText, isHandled, KIND_NAMES, REGISTRATION_NAMES } from "./names.ts";

type Props = {
  submissions: Summary[];
  /** Who looks at it. */
  who: string;
  /** Whether what is theirs, nobody's and others' stand under headings; the desk sorts it so. */
  isGrouped: boolean;
  openId: string | undefined;
  query: URLSearchParams;
} & Selection;

export function SubmissionList({
  submissions,
  who,
  isGrouped,
  openId,
  query,
  ...selection
}: Props) {
  const groupOf = ({ owner }: Summary) => {
    if (owner === who) return "Yours";
    return owner === "" ? "Nobody’s yet" : "With colleagues";
  };
  return (
    <List className="@container">
      {submissions.map((one, at) => (
        <Fragment key={one.id}>
          {isGrouped && (at === 0 || groupOf(one) !== groupOf(submissions[at - 1] ?? one)) && (
            <li className="bg-sand/60 px-3 py-1">
              <h2 className="font-sans text-sm font-semibold text-ink-soft">{groupOf(one)}</h2>
            </li>
          )}
          <li className="grid grid-cols-[auto_minmax(0,1fr)]">
            <SelectionBox
              id={one.id}
              name={one.name || one.email}
              className="grid place-items-center px-2 hover:bg-sand/70"
              {...selection}
            />
            <SummaryLink
              {...one}
              isOpen={one.id === openId}
              isWide={openId === undefined}
              path={to(["inbox", "message", one.id], query)}
            />
          </li>
        </Fragment>
      ))}
    </List>
  );
}

type LinkProps = Summary & { isOpen: boolean; isWide: boolean; path: string };

/** Who, of which company, what about, how old, and who sees to it; where there is width, the first words. */
function SummaryLink({ isOpen, isWide, path, ...summary }: LinkProps) {
  const { id, name, email, company, about, kind, owner, isRead } = summary;
  const since = summary.answeredAt ?? summary.receivedAt;
  return (
    <a
      href={path}
      data-message={id}
      aria-current={isOpen ? "true" : undefined}
      className={clsx(
        "grid items-center gap-x-4 gap-y-0.5 border-l-4 py-2 pr-2 pl-3 hover:bg-sand/70 focus-visible:bg-sand @2xl:grid-cols-[minmax(9rem,2fr)_minmax(0,5fr)]",
        isRead ? "border-transparent" : "border-marigold",
        isOpen && "bg-sand",
      )}
    >
      <span className="flex min-w-0 items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className={clsx("block truncate", !isRead && "font-semibold")}>
            {!isRead && <span className="sr-only">Unread: </span>}
            {name || email}
          </span>
          {company && <span className="block truncate text-ink-soft">{company}</span>}
        </span>
        <Age at={since} className="@2xl:hidden" />
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 basis-full truncate md:basis-40">
          {about || (name ? email : KIND_NAMES[kind])}
          {isWide && summary.excerpt && (
            <span className="ml-3 text-ink-soft max-lg:hidden">{summary.excerpt}</span>
          )}
        </span>
        <SummaryBadges {...summary} />
        {owner && <span className="text-ink-soft">{owner}</span>}
        <Age at={since} className="@max-2xl:hidden" />
      </span>
    </a>
  );
}

/** What became of it, and what is still to be done. */
function SummaryBadges(summary: Summary) {
  const { kind, about, followUpOn, mails, registered } = summary;
  const undelivered = summary.isUndelivered ? "Reply not delivered" : "Not delivered";
  return (
    <>
      {kind !== "contact" && about && <Badge tone="sand">{KIND_NAMES[kind]}</Badge>}
      {followUpOn !== null && <Badge tone="marigold">{followUpText(followUpOn)}</Badge>}
      {mails.includes("failed") && <Badge tone="marigold">{undelivered}</Badge>}
      {summary.hasFile && <Paperclip aria-label="With a file" role="img" className="size-4" />}
      {summary.isByMail && <Badge tone="sand">By mail</Badge>}
      {summary.isAnswered && <Badge tone="marigold">New answer</Badge>}
      {summary.repliedAt !== null && <Badge>Replied</Badge>}
      {registered && (
        <Badge>{registered === "asked" ? "Registered" : REGISTRATION_NAMES[registered]}</Badge>
      )}
      {isHandled(summary) && (
        <span className="inline-flex items-center gap-1 font-semibold text-leaf">
          <Check aria-hidden="true" className="size-4" />
          Handled
        </span>
      )}
    </>
  );
}

const Age = ({ at, className }: { at: number; className: string }) => (
  <time
    dateTime={new Date(at).toISOString()}
    title={momentText(at)}
    className={clsx("figures w-14 shrink-0 text-right text-ink-soft", className)}
  >
    {ageText(at)}
  </time>
);
