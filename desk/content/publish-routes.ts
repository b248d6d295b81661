import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { dayOf, momentOf } from "../../contract/indian-time.ts";
import { audit, type Desk } from "../desk.ts";
import { dayAndHour, idParams, timeAhead } from "../fields.ts";
import { read } from "../refusal.ts";
import { attempt } from "./attempt.ts";
import { fileName } from "./catalogue.ts";
import { unfinished } from "./form-problems.ts";
import { unlinkedPages } from "./page-links.ts";
import type { Publisher } from "./publisher.ts";
import { planTakenBack } from "./run-people.ts";
import { comesBack, createSchedule, type Schedule } from "./schedule.ts";

/** What visitors do not see yet, and when it is planned to go out by itself. */
export type Pending = { file: string; plannedFor: number | undefined };

/** The records that are published by themselves; all without it. */
const files = z.array(fileName).min(1).optional();
const publishing = z.object({ version: z.string().max(64), files });
const scheduling = z.object({ at: dayAndHour, files });

export function registerPublishing(app: FastifyInstance, desk: Desk, publisher: Publisher): void {
  const schedule = createSchedule(desk, publisher);
  app.addHook("onReady", async () => schedule.start());
  app.addHook("onReady", async () => void publisher.pushAll());
  app.addHook("onClose", async () => {
    schedule.stop();
    publisher.close();
  });

  app.get("/api/content/publish", () => {
    const answer = publishAnswer(desk, publisher, schedule);
    if (answer.changes?.length !== 0) publisher.prepare();
    return answer;
  });

  app.get("/api/content/pending", () => {
    const plans = schedule.current().filter(({ outcome }) => !outcome);
    const planOf = (file: string) =>
      plans.find(({ files }) => files?.some((one) => one.file === file));
    const { changes = [] } = publisher.pending();
    return changes.map(({ file }): Pending => ({ file, plannedFor: planOf(file)?.at }));
  });

  app.post("/api/content/publish", async (request) => {
    const { version, files } = read(publishing, request.body);
    const { changes } = publisher.pending(files);
    void publisher.publish(request.session.who, version, files);
    schedule.forgetOutcome();
    const count = changes?.length;
    const what = `began to publish ${count === 1 ? "1 changed file" : `${count ?? "all"} changed files`}`;
    await audit(desk, request, "content", "site", what);
    return publisher.state();
  });

  app.post("/api/content/schedule", async (request) => {
    const { at: moment, files } = read(scheduling, request.body);
    const at = timeAhead(moment, desk.now());
    schedule.set(at, request.session, files);
    const what = files ? ` of ${files.join(", ")}` : "";
    return audit(desk, request, "content", "site", `planned a publish${what} for ${momentOf(at)}`);
  });

  app.delete("/api/content/schedule", async (request) => {
    const { at } = schedule.takeBack(read(idParams, request.body).id);
    return audit(
      desk,
      request,
      "content",
      "site",
      `took back the publish planned for ${momentOf(at)}`,
    );
  });

  app.post("/api/content/undo", async (request) => {
    const { of } = read(z.object({ of: z.string().max(64) }), request.body);
    const isOwner = request.session.role === "owner";
    await publisher.undo(request.session.who, of, isOwner, () => planTakenBack(desk));
    await audit(desk, request, "content", "site", "went back to the site before");
    return publisher.state();
  });
}

function publishAnswer({ config, now }: Desk, publisher: Publisher, schedule: Schedule) {
  const { changes = null, version, leftOut, held } = publisher.pending();
  const builtAt = publisher.builtAt();
  const isNew = (file: string) =>
    changes?.some((one) => one.file === file && one.what === "new") ?? false;
  return {
    changes,
    unfinished: unfinished(isNew),
    ...{ version, leftOut, held },
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

export type PublishAnswer = ReturnType<typeof publishAnswer>;
