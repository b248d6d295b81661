import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  findPublished,
  type PublishedRun,
  publishedRuns,
  RUNS_PATH,
} from "../../contract/trainings.ts";
import {
  isToCome,
  type RunKey,
  runDetail,
} from "../../server/inbox/registrations/registrations.ts";
import type { StateMail } from "../../server/inbox/registrations/training-mails.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { trainingFiles, trainingMail } from "../../server/mail/training-mails.ts";
import { runsForMails } from "../../site/outputs/trainings/published-runs.ts";
import { fromContent } from "../content/attempt.ts";
import type { Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";

/** A run as visitors see it, which is what mails say; as it is saved, where the live build is not on this machine. */
export function publishedRunOf(desk: Desk, key: RunKey): PublishedRun | undefined {
  return findPublished(liveRuns(desk) ?? fromContent(runsForMails), key);
}

/** All runs as visitors see them; undefined where the live build is not on this machine. */
export const liveRuns = ({ config }: Desk) => runsOfBuild(config.buildDir);

export function runsOfBuild(folder: string): PublishedRun[] | undefined {
  const file = path.join(folder, RUNS_PATH);
  return existsSync(file) ? publishedRuns.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** The mail about a state as the server would write it now, to be shown. */
export async function shownMail(
  desk: Desk,
  key: RunKey,
  registration: Pick<Registration, "name" | "seats">,
  what: StateMail,
) {
  const { firm, siteUrl, mail } = desk.config;
  const run = publishedRunOf(desk, key);
  if (!run) throw new Refusal(409, UNSEEN);
  if (run.isCancelled && isToCome(what)) throw new Refusal(409, CALLED_OFF);
  const about = {
    what,
    registration,
    run,
    detail: await runDetail(desk.storage, key),
    now: desk.now(),
  };
  const content = trainingMail(about, { firm, siteUrl, words: mail.words() });
  return { content, files: trainingFiles(what, run).map(({ filename }) => filename) };
}

export const UNSEEN =
  "Visitors do not see this run yet, so nobody can be mailed about it: publish it first, or change without a mail.";

export const CALLED_OFF =
  "Visitors read that this run is called off, so nobody is mailed that they may come: change without a mail.";
