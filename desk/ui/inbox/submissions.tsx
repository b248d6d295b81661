import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Pagination } from "../../../site/ui/pagination.tsx";
import type { BulkChange } from "../../inbox/changes.ts";
import type { Summary } from "../../inbox/submission.ts";
import { call, download } from "../api.ts";
import { Select, SmallButton } from "../controls.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Link, Problem } from "../parts.tsx";
import { to, useRoute } from "../route.ts";
import { useAction } from "../use-answer.ts";
import { Filters } from "./filters.tsx";
import { SubmissionList } from "./submission-list.tsx";
import { SubmissionPage } from "./submission-page.tsx";

type Found = { submissions: Summary[]; total: number; pages: number };

/** The list of submissions, and beside it (on small screens instead of it) the open one. */
export function Submissions() {
  const { parts, query } = useRoute();
  const openId = parts[0] === "message" ? parts[1] : undefined;
  const tab = query.get("tab") ?? "messages";
  const { data, error } = useLiveAnswer<Found>(`/api/inbox/submissions?${query}`);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Selected submissions that are no longer shown are not changed.
  const shown = data?.submissions.map(({ id }) => id) ?? [];
  const chosen = shown.filter((id) => selected.has(id));
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...chosen, id] : chosen.filter((one) => one !== id)));
  const toPage = (page: number) =>
    to(["inbox"], { ...Object.fromEntries(query), page: page === 1 ? "" : String(page) });
  return (
    <div className="grid items-start gap-x-8 xl:grid-cols-[minmax(22rem,5fr)_minmax(0,8fr)]">
      <section aria-label="List" className={clsx("min-w-0", openId && "max-xl:hidden")}>
        <Filters query={query} />
        <Problem>{error}</Problem>
        {data && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <p role="status" className="figures text-ink-soft">
                {countText(data.total, tab, query)}
              </p>
              {data.total === 0 && isNarrowed(query) && (
                <Link href={to(["inbox"], { tab: query.get("tab") ?? "" })}>See all</Link>
              )}
              {tab === "failed" && data.total > 0 && <RetryAll />}
              {data.total > 0 && (
                <Button
                  variant="link"
                  onClick={() => void download(`/api/inbox/submissions.csv?${query}`)}
                  className="text-sm"
                >
                  Save as CSV
                </Button>
              )}
            </div>
            {shown.length > 0 && (
              <BulkActions shown={shown} selected={chosen} onSelect={(ids) => setSelected(new Set(ids))} />
            )}
            <SubmissionList
              submissions={data.submissions}
              openId={openId}
              query={query}
              selected={selected}
              onSelect={select}
            />
            <Pagination
              noun="messages"
              current={Number(query.get("page") ?? 1)}
              last={data.pages}
              to={toPage}
              className="mt-4"
            />
          </>
        )}
      </section>
      {openId ? (
        <SubmissionPage key={openId} id={openId} back={to(["inbox"], query)} />
      ) : (
        <p className="grid min-h-64 content-center rounded-lg bg-sand/60 p-8 text-center text-ink-soft max-xl:hidden">
          Choose a message: with the arrow keys or J and K, and Enter. X selects it.
        </p>
      )}
    </div>
  );
}

const isNarrowed = (query: URLSearchParams) =>
  [...query.keys()].some((name) => !/^(tab|sort|page)$/.test(name));

function countText(total: number, tab: string, query: URLSearchParams): string {
  const text = query.get("text");
  if (total === 0 && text) return `No message here has “${text}”. Search for other words, or see all.`;
  if (total === 0 && isNarrowed(query)) return "No message fits these filters. Choose others, or see all.";
  if (total === 0 && tab === "failed") return "Every mail was delivered or is on its way.";
  if (total === 0) return tab === "spam" ? "No spam." : "No messages yet.";
  return total === 1 ? "1 message" : `${total.toLocaleString("en-IN")} messages`;
}

function RetryAll() {
  const { refresh } = useLive();
  const [result, setResult] = useState("");
  async function retry() {
    const { count } = await call<{ count: number }>("/api/inbox/retry", "POST", {});
    setResult(count === 1 ? "1 mail goes out again." : `${count} mails go out again.`);
    refresh();
  }
  return result ? (
    <p role="status">{result}</p>
  ) : (
    <SmallButton onClick={() => void retry()}>Send all again</SmallButton>
  );
}

type Props = { shown: string[]; selected: string[]; onSelect: (ids: string[]) => void };

/** Changes all selected submissions of this page of the list at once. */
function BulkActions({ shown, selected, onSelect }: Props) {
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
