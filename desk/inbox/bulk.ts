import type { FastifyRequest } from "fastify";
import { newId } from "../../server/inbox/storage/ids.ts";
import { changeRows, removeRows } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { type Area, audit } from "../desk.ts";
import { idParams } from "../fields.ts";
import { Refusal, read } from "../refusal.ts";
import { apply, several, tellOwner } from "./changes.ts";
import { entryOf, summaryOf } from "./submission.ts";

/** For how long a change of several messages is remembered: the page offers to undo it for less. */
const KEPT_MS = 6 * UNDO_MS;

/** `mail` is the one that tells the new owner; "" where there is none. */
type Done = { before: State; after: State; mail: string };

export const registerBulk: Area = (app, desk) => {
  const { storage, now } = desk;
  const done = new Map<string, Done>();

  app.post("/api/inbox/bulk", async (request) => {
    const { ids, wanted } = read(several, request.body);
    // A submission that somebody has deleted meanwhile is left out.
    const before = await stateOf(storage, [...new Set(ids)]);
    const changed = before.rows.map(({ id }) => id);
    if (changed.length === 0) throw new Refusal(404, "None of these messages exists any more.");
    for (const id of changed) await note(request, id, await apply(desk, request, id, wanted));
    const { notice, mail } = await tellOwner(desk, request, wanted, changed, UNDO_MS);
    const undo = newId();
    done.set(undo, { before, after: await stateOf(storage, changed), mail });
    setTimeout(() => done.delete(undo), KEPT_MS).unref();
    const [id, another] = changed;
    const { name, email } = another
      ? { name: "", email: "" }
      : summaryOf(await entryOf(storage, { id }));
    return { count: changed.length, name: name || email, notice, undo, undoMs: UNDO_MS };
  });

  app.delete("/api/inbox/bulk/:id", async (request) => {
    const { id: undo } = read(idParams, request.params);
    const found = done.get(undo);
    if (!found) throw new Refusal(409, "It is too late to undo this.");
    done.delete(undo);
    for (const id of await restore(storage, found, now()))
      await note(request, id, "Took that back");
    return {};
  });

  const note = (request: FastifyRequest, id: string, what: string) =>
    audit(desk, request, "inbox", id, what);
};

const COLUMNS = ["handled_at", "follow_up_on", "owner", "spam", "spam_reasons"] as const;
type State = Awaited<ReturnType<typeof stateOf>>;

async function stateOf({ db }: Storage, ids: string[]) {
  const submissions = db.selectFrom("submission").where("id", "in", ids);
  const waiting = db
    .selectFrom("mail")
    .where("submission_id", "in", ids)
    .where("state", "=", "waiting");
  const mails = await waiting.select("id").execute();
  return {
    rows: await submissions.select(["id", ...COLUMNS]).execute(),
    mails: mails.map(({ id }) => id),
  };
}

/** Puts back what nobody has changed since, and lets go the mails that were put on hold. Returns the ids of what it was. */
async function restore(
  storage: Storage,
  { before, after, mail }: Done,
  now: number,
): Promise<string[]> {
  return storage.db.transaction().execute(async (trx) => {
    const restored: string[] = [];
    for (const { id, ...was } of before.rows) {
      const is = after.rows.find((row) => row.id === id);
      if (!is) continue;
      let query = trx.updateTable("submission").set(was).where("id", "=", id);
      for (const column of COLUMNS) query = query.where(column, "is not distinct from", is[column]);
      if (await query.returning("id").executeTakeFirst()) restored.push(id);
    }
    const held = before.mails.filter((id) => !after.mails.includes(id));
    if (held.length > 0 && restored.length > 0) {
      const isHeld = { id: held, submission_id: restored, state: "held" } as const;
      const due = {
        state: "waiting",
        queued_at: now,
        next_attempt_at: now,
        leased_until: 0,
      } as const;
      await changeRows({ db: trx }, "mail", isHeld, due);
    }
    if (mail) await removeRows({ db: trx }, "mail", { id: mail, attempts: 0 });
    return restored;
  });
}
