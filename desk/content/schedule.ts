import { momentOf } from "../../contract/indian-time.ts";
import { addAuditLine } from "../../server/inbox/audit.ts";
import type { Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import { forget, keep, readKept } from "./kept.ts";
import type { Publisher } from "./publisher.ts";

/** A publish that is planned for a time. Once made, it is kept with its outcome until the next publish or plan. */
export type Scheduled = {
  at: number;
  who: string;
  setAt: number;
  /** The version of the content when it was planned, to tell whether the content has changed since. */
  version: string;
  outcome?: { isDone: boolean; messages: string[] };
};

const NAME = "scheduled-publish";
const EVERY_MS = 10_000;

/** Plans one publish at a time, in a file of the data folder, and makes it when it is due. */
export function createSchedule({ config: { dataDir }, storage, now }: Desk, publisher: Publisher) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const current = () => readKept<Scheduled>(dataDir, NAME);
  /** The planned publish that has not been made yet. */
  const waiting = () => {
    const found = current();
    return found?.outcome ? undefined : found;
  };

  function set(at: number, who: string): void {
    if (waiting()) throw new Refusal(409, "A publish is planned already: take that one back first.");
    keep(dataDir, NAME, { at, who, setAt: now(), version: publisher.pending().version } satisfies Scheduled);
  }

  function takeBack(): Scheduled {
    const found = waiting();
    if (!found) throw new Refusal(409, "No publish is planned any more.");
    if (found.at <= now()) throw new Refusal(409, "It has begun already.");
    forget(dataDir, NAME);
    return found;
  }

  /** The outcome is written only at the end, so a desk that stops meanwhile publishes again when it starts. */
  async function publishDue(isStart = false): Promise<void> {
    const due = waiting();
    if (!due || due.at > now() || publisher.state().state === "building") return;
    const { changes, version } = publisher.pending();
    const isNeeded = changes?.length !== 0;
    if (isNeeded) await publisher.publish(due.who, version);
    const { state, messages } = isNeeded
      ? publisher.state()
      : { state: "done", messages: ["Visitors saw everything already: there was nothing to publish."] };
    const isDone = state === "done";
    const late = isStart
      ? [`The desk was not running at that time; it did this at ${momentOf(now())}, when it was started.`]
      : [];
    keep(dataDir, NAME, { ...due, outcome: { isDone, messages: [...messages, ...late] } });
    const what = isDone ? `published ${changes?.length ?? "all"} changed files` : "could not publish";
    await addAuditLine(storage, {
      at: now(),
      who: due.who,
      room: "content",
      subject: "site",
      what: `${what}, as planned for ${momentOf(due.at)}${isStart ? "; late, since the desk was not running" : ""}`,
    });
  }

  /** Publishes at once what fell due while the desk was not running; then looks every ten seconds. */
  function start(): void {
    void publishDue(true);
    timer = setInterval(() => void publishDue(), EVERY_MS);
  }

  /** After a publish by hand: the outcome of an earlier planned one is of no interest any more. */
  const forgetOutcome = () => void (current()?.outcome && forget(dataDir, NAME));

  return { current, set, takeBack, start, stop: () => clearInterval(timer), forgetOutcome };
}

export type Schedule = ReturnType<typeof createSchedule>;
