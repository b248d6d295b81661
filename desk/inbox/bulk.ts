import type { z } from "zod";
import { newId } from "../../server/inbox/storage/ids.ts";
import { changeRows, removeRows } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { audit, type Desk } from "../desk.ts";
import { idParams } from "../fields.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { apply, several, tellOwner } from "./changes.ts";
import { entryOf, summaryOf } from "./submission.ts";

/** For how long a change of several messages is remembered: the page offers to undo it for less. */
const KEPT_MS = 6 * UNDO_MS;

/** What was changed, for whom it is undone. `mail` is the one that tells the new owner; "" where there is none. */
export type BulkDone = { before: State; after: State; mail: string };

export const bulkRoutes = {
  "POST /api/inbox/bulk": route({ body: several, handler: changeAll }),
  "DELETE /api/inbox/bulk/:id": route({
    params: idParams,
    handler: async (asked, desk) => {
      const { id: undo } = asked.params;
      const found = desk.bulkDone.get(undo);
      if (!found) throw new Refusal(409, "It is too late to undo this.");
      desk.bulkDone.delete(undo);
      for (const id of await restore(desk.storage, found, desk.now()))
        await audit(desk, asked, "inbox", id, "Took that back");
      return {};
    },
  }),
};

async function changeAll(asked: Asked & { body: z.output<typeof several> }, desk: Desk) {
  const { storage, bulkDone } = desk;
  const { ids, wanted } = asked.body;
  // A submission that somebody has deleted meanwhile is left out.
  const before = await stateOf(storage, [...new Set(ids)]);
  const changed = before.rows.map(({ id }) => id);
  if (changed.length === 0) throw new Refusal(404, "None of these messages exists any more.");
  for (const id of changed)
    await audit(desk, asked, "inbox", id, await apply(desk, asked, id, wanted));
  const { notice, mail } = await tellOwner(desk, asked, wanted, changed, UNDO_MS);
  const undo = newId();
  bulkDone.set(undo, { before, after: await stateOf(storage, changed), mail });
  setTimeout(() => bulkDone.delete(undo), KEPT_MS).unref();
  const [only, another] = changed;
  /** Of the one that was changed; "" of several. */
  const name = only && !another ? await nameOf(storage, only) : "";
  return { count: changed.length, name, notice, undo, undoMs: UNDO_MS };
}

async function nameOf(storage: Storage, id: string): Promise<string> {
  const { name, email } = summaryOf(await entryOf(storage, id));
  return name || email;
}

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
  { before, after, mail }: BulkDone,
  now: number,
): Promise<string[]> {
  return storage.db.transaction().execute(async (db) => {
    const restored = await restoreRows(db, before, after);
    const held = before.mails.filter((id) => !after.mails.includes(id));
    if (held.length > 0 && restored.length > 0) {
      const isHeld = { id: held, submission_id: restored, state: "held" } as const;
      const times = { queued_at: now, next_attempt_at: now, leased_until: 0 };
      await changeRows({ db }, "mail", isHeld, { state: "waiting", ...times });
    }
    if (mail) await removeRows({ db }, "mail", { id: mail, attempts: 0 });
    return restored;
  });
}

async function restoreRows(db: Storage["db"], before: State, after: State): Promise<string[]> {
  const restored: string[] = [];
  for (const { id, ...was } of before.rows) {
    const is = after.rows.find((row) => row.id === id);
    if (!is) continue;
    let query = db.updateTable("submission").set(was).where("id", "=", id);
    for (const column of COLUMNS) query = query.where(column, "is not distinct from", is[column]);
    if (await query.returning("id").executeTakeFirst()) restored.push(id);
  }
  return restored;
}
