import { momentOf } from "../../contract/indian-time.ts";
import { addAuditLine } from "../../server/inbox/audit.ts";
import type { Desk } from "../desk.ts";
import { findAccount, hasOwner } from "../people/accounts.ts";
import { Refusal } from "../refusal.ts";
import { mayOpen } from "../roles.ts";
import type { Session } from "../sessions.ts";
import type { Publisher } from "./publisher.ts";
import { forget, readStored, store } from "./stored-json.ts";

/** A publish that is planned for a time. Once made, it is stored with its outcome until the next publish or plan. */
export type Scheduled = {
  at: number;
  who: string;
  setAt: number;
  /** The version of the content when it was planned, to tell whether the content has changed since. */
  version: string;
  /** The account of who planned it, and how they had signed in. */
  accountId?: string | undefined;
  way?: Session["way"];
  outcome?: { isDone: boolean; messages: string[] };
};

const NAME = "scheduled-publish";
const EVERY_MS = 10_000;

/** Plans one publish at a time, in a file of the data folder, and makes it when it is due. */
export function createSchedule({ config: { dataDir }, storage, now }: Desk, publisher: Publisher) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const current = () => readStored<Scheduled>(dataDir, NAME);
  /** The planned publish that has not been made yet. */
  const waiting = () => {
    const found = current();
    return found?.outcome ? undefined : found;
  };

  function set(at: number, { who, accountId, way }: Session): void {
    if (waiting()) throw new Refusal(409, "A publish is planned already: take that one back first.");
    const { version } = publisher.pending();
    store(dataDir, NAME, { at, who, accountId, way, setAt: now(), version } satisfies Scheduled);
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
    if (!due || due.at > now()) return;
    const refusal = await whyNot(due);
    // An earlier look may have begun or ended it meanwhile.
    if (publisher.state().state === "building" || !waiting()) return;
    const { changes, version } = publisher.pending();
    // What went live then may be in no commit: it is published once more.
    const isCutOff = isStart && publisher.state().state === "failed";
    let outcome = { isDone: true, messages: ["Visitors saw all already: there was nothing to publish."] };
    if (refusal) outcome = { isDone: false, messages: [refusal, "Publish now, or plan it again."] };
    else if (isCutOff || changes?.length !== 0) {
      await publisher.publish(due.who, version);
      const { state, messages } = publisher.state();
      outcome = { isDone: state === "done", messages };
    }
    const { isDone, messages } = outcome;
    const why = isCutOff ? "was ended in the middle of a publish" : "was not running at that time";
    const late = isStart ? [`The desk ${why}; it did this at ${momentOf(now())}, when it was started.`] : [];
    store(dataDir, NAME, { ...due, outcome: { isDone, messages: [...messages, ...late] } });
    const what = isDone ? `published ${changes?.length ?? "all"} changed files` : "could not publish";
    await addAuditLine(storage, {
      at: now(),
      who: refusal ? "The desk" : due.who,
      area: "content",
      subject: "site",
      what: [`${what}, as planned for ${momentOf(due.at)}`, ...(refusal ? [refusal] : late)].join(". "),
    });
  }

  /** Why who planned it may not publish any more; undefined while they may, as by the terminal's link. */
  async function whyNot({ accountId, way, who }: Scheduled): Promise<string | undefined> {
    const account = accountId === undefined ? undefined : await findAccount(storage, accountId);
    if (way === "passphrase" ? !(await hasOwner(storage)) : accountId === undefined) return undefined;
    if (account && mayOpen(account.role, "content")) return undefined;
    const reason = account ? "may not publish any more" : "has no account now";
    return `Nothing was published: ${who} planned it, and ${reason}.`;
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
