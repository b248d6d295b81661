import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { momentOf } from "../../contract/indian-time.ts";
import {
  addNote,
  giveTo,
  markHandled,
  markNotSpam,
  markRead,
  markSpam,
  retryMails,
} from "../../server/inbox/submissions/change.ts";
import { removeEntries } from "../../server/inbox/submissions/erasure.ts";
import { type Area, audit } from "../desk.ts";
import { read } from "../refusal.ts";
import { entryOf } from "./submission.ts";

const NOTE_LENGTH = 2_000;

/** What staff may change about a submission. */
const change = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("read"), read: z.boolean() }),
  z.strictObject({ change: z.literal("handled"), handled: z.boolean() }),
  z.strictObject({ change: z.literal("owner"), owner: z.string().trim().max(60, "This name is too long.") }),
  z.strictObject({
    change: z.literal("note"),
    text: z.string().trim().min(1, "The note is empty.").max(NOTE_LENGTH, "The note is too long."),
  }),
  z.strictObject({ change: z.literal("spam") }),
  z.strictObject({ change: z.literal("not-spam") }),
  z.strictObject({ change: z.literal("retry") }),
]);
export type Change = z.output<typeof change>;

export const registerChanges: Area = (app, desk) => {
  const { storage, config, now } = desk;

  app.post("/api/inbox/messages/:id", async (request) => {
    const wanted = read(change, request.body);
    const entry = await entryOf(storage, request.params);
    const { id, read_at } = entry.submission;
    // The first of two people who open it at once has read it.
    if (wanted.change === "read" && wanted.read === (read_at !== null)) return {};
    const what = await apply(id, wanted, request);
    await audit(desk, request, "inbox", { subject: id, what });
    return {};
  });

  /** This message alone; erasing a person is erasure.ts. */
  app.delete("/api/inbox/messages/:id", async (request) => {
    const entry = await entryOf(storage, request.params);
    await removeEntries(storage, config.dataDir, [entry]);
    await audit(desk, request, "inbox", { subject: entry.submission.id, what: "Deleted it" });
    return {};
  });

  app.post("/api/inbox/retry", async (request) => {
    const count = await retryMails(storage, now());
    if (count > 0) await audit(desk, request, "inbox", { subject: "", what: `Sent ${count} mails again` });
    return { count };
  });

  async function apply(id: string, wanted: Change, { session }: FastifyRequest): Promise<string> {
    switch (wanted.change) {
      case "read":
        await markRead(storage, id, wanted.read ? now() : null);
        return wanted.read ? "Opened it first" : "Marked it as unread";
      case "handled":
        await markHandled(storage, id, wanted.handled ? now() : null, undefined);
        return wanted.handled ? "Marked it as handled" : "Marked it as still to be handled";
      case "owner":
        await giveTo(storage, id, wanted.owner);
        return wanted.owner ? `Gave it to ${wanted.owner}` : "Took its owner away";
      case "note":
        await addNote(storage, id, `${momentOf(now())}, ${session.who}: ${wanted.text}`);
        return "Added a note";
      case "spam":
        await markSpam(storage, id);
        return "Marked it as spam";
      case "not-spam":
        await markNotSpam(storage, id, now());
        return "Marked it as no spam; its mails go out";
      case "retry":
        return `Sent ${await retryMails(storage, now(), id)} mails again`;
    }
  }
};
