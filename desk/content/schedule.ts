import { momentOf } from "../../contract/indian-time.ts";
import { addAuditLine } from "../../server/inbox/audit.ts";
import type { Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import { forget, keep, readKept } from "./kept.ts";
import type { Publisher } from "./publisher.ts";

/** A publish on a day and hour. It stays with what came of it, until the next one is planned or made. */
export type Scheduled = {
  at: number;
  who: string;
  setAt: number;
  /** Of the content at that time, to tell whether it has changed since. */
  version: string;
  outcome?: { isDone: boolean; messages: string[] };
};

const NAME = "scheduled-publish";
const EVERY_MS = 10_000;

export function createSchedule({ config: { dataDir }, storage, now }: Desk, publisher: Publisher) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const current = () => readKept<Scheduled>(dataDir, NAME);
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

  /** The plan is kept until the site is live: a desk that ends meanwhile begins anew when it is started. */
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

  /** What fell due while the desk was not running comes first. */
  function start(): void {
    void publishDue(true);
    timer = setInterval(() => void publishDue(), EVERY_MS);
  }

  /** Its outcome was about an earlier publish than the last. */
  const forgetOutcome = () => void (current()?.outcome && forget(dataDir, NAME));

  return { current, set, takeBack, start, stop: () => clearInterval(timer), forgetOutcome };
}

export type Schedule = ReturnType<typeof createSchedule>;
