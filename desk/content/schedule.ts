import { randomUUID } from "node:crypto";
import { dayOf, momentOf } from "../../contract/indian-time.ts";
import { pageSources } from "../../site/content/records/page-tree.ts";
import { audit, type DeskSetup } from "../desk.ts";
import { findAccount, hasOwner } from "../people/accounts.ts";
import { Refusal } from "../refusal.ts";
import { mayOpen } from "../roles.ts";
import type { Session } from "../sessions.ts";
import { attempt } from "./attempt.ts";
import type { Publisher } from "./publisher.ts";
import { forget, readStored, store } from "./stored-json.ts";

/** A publish that is planned for a time. Once made, it is stored with its outcome until the next publish or plan. */
export type Scheduled = {
  id?: string;
  at: number;
  /** The records that it publishes, by themselves, with their titles; all content without it. */
  files?: { file: string; title: string }[] | undefined;
  who: string;
  setAt: number;
  /** The version of the content when it was planned, to tell whether the content has changed since. */
  version: string;
  accountId?: string | undefined;
  way?: Session["way"];
  outcome?: { isDone: boolean; messages: string[] };
};

/** What came of a plan; `refusal` says why nothing was tried. */
type Made = { isDone: boolean; what: string; messages: string[]; refusal?: string };

const NAME = "scheduled-publish";
const EVERY_MS = 10_000;

/** Plans publishes, of single records or of all, in a file of the data folder, and makes each when it is due. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its steps share the plans and the clock of one desk.
export function createSchedule(desk: DeskSetup, publisher: Publisher) {
  const { storage, now } = desk;
  const { dataDir } = desk.config;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Earlier versions stored one plan and no list. */
  const current = () => [readStored<Scheduled | Scheduled[]>(dataDir, NAME) ?? []].flat();
  const waiting = () => current().filter(({ outcome }) => !outcome);
  const put = (plans: Scheduled[]) =>
    plans.length > 0 ? store(dataDir, NAME, plans) : forget(dataDir, NAME);

  function set(at: number, { who, accountId, way }: Session, only?: string[]): void {
    const { version, held, changes = [] } = publisher.pending();
    const unready = held.find(({ file }) => only?.includes(file));
    if (unready) throw new Refusal(409, `“${unready.title}” is not planned: it ${unready.reason}.`);
    const titles = new Map(changes.map(({ file, title }) => [file, title]));
    const files = only?.map((file) => ({ file, title: titles.get(file) ?? file }));
    const isSame = (plan: Scheduled) =>
      files ? plan.files?.some(({ file }) => only?.includes(file)) : !plan.files;
    if (waiting().some(isSame))
      throw new Refusal(409, "A publish of this is planned already: take that one back first.");
    const plan = { id: randomUUID(), at, files, who, accountId, way, setAt: now(), version };
    put([...waiting(), plan].sort((a, b) => a.at - b.at));
  }

  function takeBack(id: string): Scheduled {
    const found = waiting().find((plan) => (plan.id ?? "") === id);
    if (!found) throw new Refusal(409, "This publish is not planned any more.");
    if (found.at <= now()) throw new Refusal(409, "It has begun already.");
    put(current().filter((plan) => plan.id !== found.id));
    return found;
  }

  /** The outcome is written only at the end, so a desk that stops meanwhile publishes again when it starts. */
  async function publishDue(isStart = false): Promise<void> {
    const due = waiting().find(({ at }) => at <= now());
    if (!due) return;
    const refusal = await whyNot(due);
    // An earlier look may have begun or ended it meanwhile.
    const isStill = waiting().some(({ id }) => id === due.id);
    if (publisher.state().state === "building" || !isStill) return;
    // What went live then may be in no commit: it is published once more.
    const isCutOff = isStart && !due.files && publisher.state().state === "failed";
    const made = await make(due, refusal, isCutOff);
    const late = isStart ? [lateness(isCutOff)] : [];
    const outcome = { isDone: made.isDone, messages: [...made.messages, ...late] };
    put(current().map((plan) => (plan.id === due.id ? { ...due, outcome } : plan)));
    const by = { session: { who: made.refusal ? "The desk" : due.who } };
    const more = made.refusal ? [made.refusal] : late;
    const said = [`${made.what}, as planned for ${momentOf(due.at)}`, ...more].join(". ");
    await audit(desk, by, "content", "site", said);
    return publishDue(isStart);
  }

  /** Publishes a plan that is due, unless something speaks against it or nothing is new. */
  async function make(
    due: Scheduled,
    whyNot: string | undefined,
    isCutOff: boolean,
  ): Promise<Made> {
    const only = due.files?.map(({ file }) => file);
    const { changes, version, held } = publisher.pending(only);
    const unready = held.find(({ file }) => only?.includes(file));
    const unfinished = unready && `Nothing was published: “${unready.title}” ${unready.reason}.`;
    const refusal = whyNot ?? unfinished;
    const what = `published ${changes?.length ?? "all"} changed files`;
    if (refusal) {
      const messages = [refusal, "Publish now, or plan it again."];
      return { isDone: false, what: "could not publish", messages, refusal };
    }
    const isNew = changes?.length !== 0 || (!only && comesBack(dayOf(now())));
    if (!isCutOff && !isNew) {
      const messages = ["Visitors saw all already: there was nothing to publish."];
      return { isDone: true, what, messages };
    }
    await publisher.publish(due.who, version, only);
    const { state, messages } = publisher.state();
    const isDone = state === "done";
    return { isDone, what: isDone ? what : "could not publish", messages };
  }

  function lateness(isCutOff: boolean): string {
    const why = isCutOff ? "was ended in the middle of a publish" : "was not running at that time";
    return `The desk ${why}; it did this at ${momentOf(now())}, when it was started.`;
  }

  /** Why who planned it may not publish any more; undefined while they may, as by the terminal's link. */
  async function whyNot({ accountId, way, who }: Scheduled): Promise<string | undefined> {
    const account = accountId === undefined ? undefined : await findAccount(storage, accountId);
    if (way === "passphrase" ? !(await hasOwner(storage)) : accountId === undefined)
      return undefined;
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
  const forgetOutcome = () => put(waiting());

  return { current, set, takeBack, start, stop: () => clearInterval(timer), forgetOutcome };
}

export type Schedule = ReturnType<typeof createSchedule>;

/** Whether a hidden section is due by this day (and after that one): a build shows it, although nothing was saved. */
export function comesBack(day: string, after = ""): boolean {
  type Section = { hidden?: boolean; returns?: string };
  const pages = [...(attempt(pageSources)?.values() ?? [])];
  const sections = pages.flatMap(({ data }) => (Object(data).sections ?? []) as Section[]);
  return sections.some(
    ({ hidden, returns }) => hidden && returns && returns <= day && returns > after,
  );
}
