import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Pagination } from "../../../site/ui/pagination.tsx";
import type { BulkChange } from "../../inbox/changes.ts";
import { type Answer, call, download, type Given, useAction } from "../api.ts";
import { KeyHelp, useKeys } from "../keys.tsx";
import { SelectionBar } from "../lists.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Form, Problem, Select, SmallButton } from "../parts.tsx";
import { go, Link, mayLeave, to, useRoute } from "../route.tsx";
import { Filters } from "./filters.tsx";
import { countText, emptyText, type ListName, listOf } from "./names.ts";
import { NextRuns } from "./next-runs.tsx";
import { SubmissionList } from "./submission-list.tsx";
import { SubmissionPage } from "./submission-page.tsx";
import { useBulkChange } from "./undo.tsx";
import { type RowFocus, useRowFocus } from "./use-row-focus.ts";

type Found = Answer<"GET /api/inbox/submissions">;
type ListQuery = Given<"GET /api/inbox/submissions">["query"];

const KEYS = [
  ["j", "next message"],
  ["k", "previous message"],
  ["Enter", "open it"],
  ["e", "mark as handled, what is selected or this one"],
  ["r", "write a reply"],
  ["x", "select"],
  ["z", "undo"],
  ["/", "search"],
  ["Esc", "back to the list"],
  ["?", "show these keys"],
] as const;

/** The list of submissions, and beside it (on small screens instead of it) the open one. */
export function Submissions() {
  const { parts, query } = useRoute();
  const [openId, ...writing] = parts[0] === "message" ? parts.slice(1) : parts;
  const tab = listOf(query);
  // What the url says is checked by the desk.
  const asked = { ...Object.fromEntries(query), tab } as ListQuery;
  const { data, error, renew } = useLiveAnswer("GET /api/inbox/submissions", { query: asked });
  const [selected, setSelected] = useState<string[]>([]);
  const changeAll = useBulkChange();
  const { problem, act } = useAction();
  const rows = useRowFocus(openId);
  // Selected submissions that are no longer shown are not changed.
  const shown = data?.submissions.map(({ id }) => id) ?? [];
  const chosen = shown.filter((id) => selected.includes(id));

  const change = (ids: string[], wanted: BulkChange, words: string) => {
    const goBack = () => {
      if (!openId || openId !== ids[0]) rows.focusSoon(ids[0]);
      else if (mayLeave()) go(to(["inbox", "message", openId], query));
    };
    return act(async () => {
      await changeAll(ids, wanted, words, goBack);
      if (chosen.length > 0) rows.focusAfter(ids);
      setSelected([]);
    }).finally(renew);
  };
  const handleAll = (ids: string[]) =>
    void change(ids, { change: "handled", handled: true }, "handled");
  const setWriting = (id: string, isOpen: boolean) =>
    go(to(["inbox", "message", id, ...(isOpen ? ["reply"] : [])], query), {
      replace: id === openId,
    });
  useListKeys({ openId, shown, chosen, rows, handleAll, reply: (id) => setWriting(id, true) });

  return (
    <div
      className={clsx(
        "grid items-start gap-x-6 gap-y-4",
        openId
          ? "xl:grid-cols-[minmax(17rem,3fr)_minmax(0,6fr)_15.5rem]"
          : "xl:grid-cols-[minmax(0,8fr)_minmax(17rem,3fr)]",
      )}
    >
      <section
        ref={rows.list}
        aria-label="List"
        className={clsx("min-w-0", openId && "max-xl:hidden")}
      >
        <Filters tab={tab} query={query} />
        <Problem>{error || problem}</Problem>
        {data && (
          <>
            <ListHead found={data} tab={tab} query={query} asked={asked} status={rows.status} />
            {shown.length > 0 && (
              <BulkActions
                shown={shown}
                selected={chosen}
                onSelect={setSelected}
                change={(wanted, words) => void change(chosen, wanted, words)}
              />
            )}
            <SubmissionList
              {...data}
              isGrouped={tab === "waiting" && !query.get("sort")}
              openId={openId}
              query={query}
              selected={chosen}
              onSelect={setSelected}
            />
            <Pagination
              noun="messages"
              current={Number(query.get("page") ?? 1)}
              last={data.pages}
              to={(page) => pageOf(query, page)}
              className="mt-4"
            />
          </>
        )}
      </section>
      {openId ? (
        <SubmissionPage
          key={openId}
          id={openId}
          back={to(["inbox"], query)}
          writing={writing.join(" ")}
          setWriting={(isOpen) => setWriting(openId, isOpen)}
          onHandle={() => handleAll([openId])}
          onDelete={() => rows.forget(openId)}
        />
      ) : (
        <NextRuns />
      )}
    </div>
  );
}

const pageOf = (query: URLSearchParams, page: number) =>
  to(["inbox"], { ...Object.fromEntries(query), page: page === 1 ? "" : String(page) });

type KeysProps = {
  openId: string | undefined;
  shown: string[];
  chosen: string[];
  rows: RowFocus;
  handleAll: (ids: string[]) => void;
  reply: (id: string) => void;
};

/** The keys of the list, which go on working beside an open message. */
function useListKeys({ openId, shown, chosen, rows, handleAll, reply }: KeysProps): void {
  function handleHere(): void {
    if (chosen.length > 0 && (!openId || chosen.includes(openId))) {
      handleAll(chosen);
      return;
    }
    const at = rows.here();
    const id = openId ?? shown[at];
    if (id === undefined) return;
    if (at >= 0) rows.move(at + 1 < shown.length ? 1 : -1);
    handleAll([id]);
  }
  function replyHere(): void {
    const only = chosen.length === 1 ? chosen[0] : undefined;
    const id = openId ?? shown[rows.here()] ?? only;
    if (id !== undefined) reply(id);
  }
  useKeys({
    j: () => rows.move(1),
    k: () => rows.move(-1),
    ArrowDown: openId ? undefined : () => rows.move(1),
    ArrowUp: openId ? undefined : () => rows.move(-1),
    x: rows.select,
    e: handleHere,
    r: replyHere,
    "/": rows.search,
  });
}

type HeadProps = {
  found: Found;
  tab: ListName;
  query: URLSearchParams;
  asked: ListQuery;
  status: RowFocus["status"];
};

/** How many there are, and what can be done with all of them. */
function ListHead({ found: { total, who }, tab, query, asked, status }: HeadProps) {
  const text = query.get("text") ?? "";
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-1">
      <p ref={status} tabIndex={-1} role="status" className="figures mr-auto text-ink-soft">
        {total === 0 ? emptyText(tab, query, who) : countText(total)}
      </p>
      {total === 0 && tab === "waiting" && text && (
        <Link href={to(["inbox"], { tab: "messages", text })}>Search in all messages</Link>
      )}
      {tab === "failed" && total > 0 && <RetryAll />}
      {total > 0 && (
        <Button
          variant="link"
          onClick={() => void download("GET /api/inbox/submissions.csv", { query: asked })}
          className="text-sm"
        >
          Save as CSV
        </Button>
      )}
      <KeyHelp keys={KEYS} />
    </div>
  );
}

function RetryAll() {
  const { refresh } = useLive();
  const retry = async () => {
    const { count } = await call("POST /api/inbox/retry");
    refresh();
    return count === 1 ? "1 mail goes out again." : `${count} mails go out again.`;
  };
  return (
    <Form onSend={retry}>
      <SmallButton type="submit">Send all again</SmallButton>
    </Form>
  );
}

type Props = {
  shown: string[];
  selected: string[];
  onSelect: (ids: string[]) => void;
  change: (wanted: BulkChange, words: string) => void;
};

/** Changes all selected submissions of this page of the list at once. */
function BulkActions({ shown, selected, onSelect, change }: Props) {
  const { data } = useLiveAnswer("GET /api/inbox/choices");
  return (
    <SelectionBar all={shown} selected={selected} onSelect={onSelect}>
      <Button
        size="sm"
        onClick={() => change({ change: "handled", handled: true }, "handled")}
        label="Handled"
      />
      <SmallButton onClick={() => change({ change: "spam" }, "moved to Spam")}>Spam</SmallButton>
      <Select
        aria-label="Give to"
        value=""
        onChange={(owner) => change({ change: "owner", owner }, `given to ${owner}`)}
        options={[["", "Give to …"], ...(data?.owners ?? []).map((name) => [name, name] as const)]}
      />
    </SelectionBar>
  );
}
