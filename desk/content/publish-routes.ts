import { z } from "zod";
import { dayOf, momentOf } from "../../contract/indian-time.ts";
import { audit, type Desk } from "../desk.ts";
import { dayAndHour, idParams, timeAhead } from "../fields.ts";
import { route } from "../route.ts";
import { attempt } from "./attempt.ts";
import { fileName } from "./catalogue.ts";
import { unfinished } from "./form-problems.ts";
import { unlinkedPages } from "./page-links.ts";
import { planTakenBack } from "./run-people.ts";
import { comesBack } from "./schedule.ts";

/** What visitors do not see yet, and when it is planned to go out by itself. */
export type Pending = { file: string; plannedFor: number | undefined };

/** The records that are published by themselves; all without it. */
const files = z.array(fileName).min(1).optional();
const publishing = z.object({ version: z.string().max(64), files });
const scheduling = z.object({ at: dayAndHour, files });

export const publishRoutes = {
  "GET /api/content/publish": route({
    handler: (_asked, desk) => {
      const answer = publishAnswer(desk);
      if (answer.changes?.length !== 0) desk.content.publisher.prepare();
      return answer;
    },
  }),

  "GET /api/content/pending": route({
    handler: (_asked, { content: { publisher, schedule } }) => {
      const plans = schedule.current().filter(({ outcome }) => !outcome);
      const planOf = (file: string) =>
        plans.find(({ files }) => files?.some((one) => one.file === file));
      const { changes = [] } = publisher.pending();
      return changes.map(({ file }): Pending => ({ file, plannedFor: planOf(file)?.at }));
    },
  }),

  "POST /api/content/publish": route({
    body: publishing,
    handler: async (asked, desk) => {
      const { publisher, schedule } = desk.content;
      const { version, files } = asked.body;
      const { changes } = publisher.pending(files);
      void publisher.publish(asked.session.who, version, files);
      schedule.forgetOutcome();
      const count = changes?.length;
      const what = `began to publish ${count === 1 ? "1 changed file" : `${count ?? "all"} changed files`}`;
      await audit(desk, asked, "content", "site", what);
      return publisher.state();
    },
  }),

  "POST /api/content/schedule": route({
    body: scheduling,
    handler: async (asked, desk) => {
      const { at: moment, files } = asked.body;
      const at = timeAhead(moment, desk.now());
      desk.content.schedule.set(at, asked.session, files);
      const of = files ? ` of ${files.join(", ")}` : "";
      const what = `planned a publish${of} for ${momentOf(at)}`;
      return audit(desk, asked, "content", "site", what);
    },
  }),

  "DELETE /api/content/schedule": route({
    body: idParams,
    handler: async (asked, desk) => {
      const { at } = desk.content.schedule.takeBack(asked.body.id);
      const what = `took back the publish planned for ${momentOf(at)}`;
      return audit(desk, asked, "content", "site", what);
    },
  }),

  "POST /api/content/undo": route({
    body: z.object({ of: z.string().max(64) }),
    handler: async (asked, desk) => {
      const { publisher } = desk.content;
      const { who, role } = asked.session;
      await publisher.undo(who, asked.body.of, role === "owner", () => planTakenBack(desk));
      await audit(desk, asked, "content", "site", "went back to the site before");
      return publisher.state();
    },
  }),
};

function publishAnswer({ config, now, content }: Desk) {
  const { publisher, schedule } = content;
  const { changes = null, version, leftOut, held } = publisher.pending();
  const builtAt = publisher.builtAt();
  const isNew = (file: string) =>
    changes?.some((one) => one.file === file && one.what === "new") ?? false;
  return {
    changes,
    unfinished: unfinished(isNew),
    version,
    leftOut,
    held,
    /** A section was hidden until a day that has come since the live site was built. */
    isDue: builtAt !== undefined && comesBack(dayOf(now()), dayOf(builtAt)),
    siteUrl: config.siteUrl,
    undo: publisher.undoable() ?? null,
    unlinked: attempt(unlinkedPages) ?? [],
    state: publisher.state(),
    push: publisher.pushState(),
    scheduled: schedule.current(),
  };
}
