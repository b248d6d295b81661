import path from "node:path";
import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import {
  daysOf,
  findPublished,
  type PublishedRun,
  type RunChange,
  runChange,
} from "../../contract/trainings.ts";
import { listRegistrations, runDetail } from "../../server/inbox/registrations/registrations.ts";
import {
  forgetRunChange,
  isConcerned,
  lastTold,
  plannedRunChange,
  planRunChange,
  toldAsGone,
  wasOf,
} from "../../server/inbox/registrations/run-changes.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { trainingFiles, trainingMail } from "../../server/mail/training-mails.ts";
import { type Changes, withChanges } from "../../site/content/reader/content-files.ts";
import { runsForMails } from "../../site/outputs/trainings/published-runs.ts";
import type { Desk } from "../desk.ts";
import { publishedRunOf, runsOfBuild } from "../inbox/training-mails.ts";
import { Refusal } from "../refusal.ts";
import { attempt } from "./attempt.ts";

/** What the editor answers: whether those in a run are mailed about its change, once it is published. */
export const people = z.enum(["tell", "quiet"]).optional();
type Answer = z.output<typeof people>;

/** A run that a save would move, cancel, remove or hold after all while people are registered for it. */
type Concerned = {
  what: RunChange;
  /** As people know it; undefined for a run that visitors never saw, about which nobody can be mailed. */
  was: PublishedRun | undefined;
  /** As people know it, or else as it is saved. */
  from: PublishedRun;
  after: PublishedRun | undefined;
  registrations: Registration[];
};

/** What a save would do to runs: those with people in them, and those that are again as visitors see them. */
type Effects = { concerned: Concerned[]; settled: PublishedRun[] };

async function effectsOf(desk: Desk, changes: Changes): Promise<Effects> {
  const effects: Effects = { concerned: [], settled: [] };
  if (!Object.keys(changes).some((file) => file.startsWith("content/trainings/"))) return effects;
  const saved = attempt(runsForMails) ?? [];
  // Content with mistakes is refused by its check.
  const next = attempt(() => withChanges(changes, runsForMails)) ?? saved;
  const added = next.filter((run) => !findPublished(saved, run));
  const toCome = [...saved, ...added].filter(({ firstDay }) => firstDay >= dayOf(desk.now()));
  for (const run of toCome) {
    const before = findPublished(saved, run);
    const after = findPublished(next, run);
    if (before && isAlike(before, after)) continue;
    const was = await knownRun(desk, run);
    if (was && isAlike(was, after)) effects.settled.push(was);
    const concerned = await concernedBy(desk, { was, before, after });
    if (concerned) effects.concerned.push(concerned);
  }
  return effects;
}

/** The run as its people know it; undefined for one that visitors never saw. */
async function knownRun(desk: Desk, run: PublishedRun): Promise<PublishedRun | undefined> {
  const planned = await plannedRunChange(desk.storage, run);
  const told = planned && wasOf(planned);
  return told ?? publishedRunOf(desk, run) ?? (await toldAsGone(desk.storage, run));
}

type Versions = Record<"was" | "before" | "after", PublishedRun | undefined>;

/** Undefined where nothing changes for anybody. */
async function concernedBy(
  { storage }: Desk,
  { was, before, after }: Versions,
): Promise<Concerned | undefined> {
  const from = was ?? before;
  const what = from && runChange(from, after);
  if (!from || !what) return undefined;
  const registrations = (await listRegistrations(storage, keyOf(from))).filter(isConcerned);
  if (registrations.length === 0) return undefined;
  return { what, was, from, after, registrations };
}

const keyOf = ({ training, run }: PublishedRun) => ({ training, run });

/** Of a run that is called off nobody asks for the days. */
const isAlike = (one: PublishedRun, other: PublishedRun | undefined) =>
  other !== undefined &&
  one.isCancelled === other.isCancelled &&
  (one.isCancelled || daysOf(one) === daysOf(other));

/**
 * For a save that may move, cancel or remove runs with people in them. `approve` refuses it, with all that the editor has
 * to know, unless the `answer` says what to do; `settle`, once it is saved, writes down who is told when it is published.
 */
export function peopleFirst(desk: Desk, answer: Answer) {
  let effects: Effects = { concerned: [], settled: [] };
  return {
    async approve(changes: Changes): Promise<void> {
      effects = await effectsOf(desk, changes);
      if (effects.concerned.length === 0 || answer) return;
      const runs = await Promise.all(effects.concerned.map((one) => shown(desk, one)));
      throw new Refusal(
        409,
        "People are registered for what this changes: say whether they are told.",
        {
          runs,
        },
      );
    },
    async settle(): Promise<void> {
      for (const { was, from } of effects.concerned) {
        if (was && answer === "tell") await planRunChange(desk.storage, was);
        else await forgetRunChange(desk.storage, from);
      }
      for (const run of effects.settled) await forgetRunChange(desk.storage, run);
    },
  };
}

/** Before a publish is taken back: those who were told what it made of their run are told that it is as before. */
export async function planTakenBack({
  config,
  storage,
  now,
}: Pick<Desk, "config" | "storage" | "now">) {
  const before = runsOfBuild(path.join(path.dirname(config.buildDir), "previous")) ?? [];
  const live = runsOfBuild(config.buildDir) ?? [];
  const gone = before.filter((run) => !findPublished(live, run));
  for (const run of [...live, ...gone].filter(({ firstDay }) => firstDay >= dayOf(now()))) {
    const [seen, after] = [asKnown(live, run), asKnown(before, run)];
    if (!runChange(seen, after)) continue;
    const told = await lastTold(storage, run);
    if (told && isAlike(told.was, after)) await planRunChange(storage, seen);
  }
}

/** Of a run that is gone people know that it is not held. */
const asKnown = (runs: PublishedRun[], run: PublishedRun): PublishedRun =>
  findPublished(runs, run) ?? { ...run, isCancelled: true };

const STATES = ["confirmed", "paid", "offered", "waiting", "asked"] as const;

/** A concerned run as the page shows it, with the mail to the first of its people. */
async function shown(desk: Desk, concerned: Concerned) {
  const { what, was, from, after, registrations } = concerned;
  const counts = STATES.map((state) => ({
    state,
    count: registrations.filter((one) => one.state === state).length,
  }));
  return {
    title: from.title,
    what,
    before: daysOf(from),
    after: after && what !== "called-off" ? daysOf(after) : null,
    isGone: !after,
    people: registrations.length,
    counts: counts.filter(({ count }) => count > 0),
    mail: was ? await shownMail(desk, { ...concerned, was }) : null,
  };
}

export type ConcernedRun = Awaited<ReturnType<typeof shown>>;

async function shownMail(
  { config, storage, now, mailPreviews }: Desk,
  { what, was, after, registrations }: Concerned & { was: PublishedRun },
) {
  const { firm, siteUrl, mail } = config;
  const [first] = registrations;
  const registration = { name: first?.name ?? "", seats: first?.seats ?? 1 };
  const run = after ?? was;
  const about = { what, registration, run, was, detail: await runDetail(storage, run), now: now() };
  const content = trainingMail(about, { firm, siteUrl, words: mail.words() });
  const files = trainingFiles(what, run).map(({ filename }) => filename);
  return { ...mailPreviews.show(content), subject: content.subject, files };
}
