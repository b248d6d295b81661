import { z } from "zod";
import { CONTACT_SERVICES, KINDS } from "../../contract/fields.ts";
import { DAY, dayOf } from "../../contract/indian-time.ts";
import { listAuditLines } from "../../server/inbox/audit.ts";
import { startOf } from "../../server/inbox/figures.ts";
import { removeSetAside } from "../../server/inbox/set-aside.ts";
import { findRow, findRows } from "../../server/inbox/storage/rows.ts";
import { CSV_HEADER, consentCsv, toCsv } from "../../server/inbox/submissions/csv.ts";
import { overviewOf, ownersOf, trainingsOf } from "../../server/inbox/submissions/overview.ts";
import { listPage, SORTS } from "../../server/inbox/submissions/pages.ts";
import { type Filter, fileOf, listEntries } from "../../server/inbox/submissions/read.ts";
import { subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import { allUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { endpointNames } from "../../server/inbox/webhooks/deliveries.ts";
import { type Area, audit, shown } from "../desk.ts";
import { idParams } from "../fields.ts";
import { orRefuse, read } from "../refusal.ts";
import { registerBulk } from "./bulk.ts";
import { colleaguesOf, registerChanges } from "./changes.ts";
import { sendCsv, sendFile } from "./downloads.ts";
import { registerPerson } from "./person.ts";
import { registerRegistrations } from "./registrations.ts";
import { registerReplies } from "./replies.ts";
import { detailOf, entryOf, summaryOf } from "./submission.ts";

const PAGE_SIZE = 25;

export const registerInbox: Area = (app, desk) => {
  const { storage, config, now } = desk;
  const today = () => dayOf(now());

  app.get("/api/inbox/overview", async () => ({
    ...(await overviewOf(storage, config.mail, now())),
    isWithoutMail: !config.mail.smtpUrl,
    isWithoutMailbox: !config.mail.imapUrl,
  }));

  app.post("/api/inbox/set-aside", async (request) => {
    const { ids } = read(setAsideIds, request.body);
    await storage.db.transaction().execute(async (db) => {
      const within = { ...storage, db };
      const count = await removeSetAside(within, ids);
      const what = `Looked in the mailbox at ${count} ${count === 1 ? "mail" : "mails"} that could not be read here`;
      if (count > 0) await audit({ ...desk, storage: within }, request, "inbox", "", what);
    });
    return {};
  });

  app.get("/api/inbox/choices", async () => ({
    services: CONTACT_SERVICES,
    owners: [...new Set([...(await colleaguesOf(storage)), ...(await ownersOf(storage))])],
    trainings: await trainingsOf(storage),
  }));

  app.get("/api/inbox/submissions", async ({ query, session: { who } }) => {
    const wanted = read(listQuery, query);
    const { sort, page, tab } = wanted;
    const { entries, total } = await listPage(storage, filterOf(wanted, today()), {
      ...{ sort, page, size: PAGE_SIZE },
      ...(tab === "waiting" ? { who } : {}),
    });
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const ids = entries.map(({ submission }) => submission.id);
    const registrations =
      ids.length > 0 ? await findRows(storage, "registration", { submission_id: ids }) : [];
    const submissions = entries.map((entry) => ({
      ...summaryOf(entry),
      registered: registrations.find((one) => one.submission_id === entry.submission.id)?.state,
    }));
    return { submissions, total, pages, who };
  });

  app.get("/api/inbox/submissions.csv", async ({ query }, reply) => {
    const filter = filterOf(read(listQuery, query), today());
    async function* rows() {
      for await (const entry of listEntries(storage, filter)) yield toCsv(entry);
    }
    return sendCsv(reply, "messages.csv", CSV_HEADER, rows());
  });

  app.get("/api/inbox/submissions/:id", async ({ params }) => {
    const entry = await entryOf(storage, params);
    const { id } = entry.submission;
    return {
      submission: detailOf(entry, config.firm, await endpointNames(storage, entry.mails)),
      audit: await listAuditLines(storage, { subject: id, limit: 50 }),
    };
  });

  app.get("/api/inbox/submissions/:id/file", async ({ params }, reply) => {
    const { submission } = await entryOf(storage, params);
    const file = orRefuse(await fileOf(storage, submission), "No file came with this message.");
    return sendFile(reply, file.filename, file.content);
  });

  app.get("/api/inbox/attachments/:id", async ({ params }, reply) => {
    const found = await findRow(storage, "attachment", read(idParams, params));
    const file = orRefuse(found, "This file does not exist any more.");
    return sendFile(reply, file.name, Buffer.from(file.content, "base64"));
  });

  app.get("/api/inbox/lists/:list", async (request) => {
    const found = await subscribersTo(storage, read(listParams, request.params).list);
    const unreachable = await allUnreachable(storage);
    return {
      people: found.map((one) => ({
        ...shown(one, "email", "list", "page", "confirmed_at"),
        unreachableSince: unreachable.get(one.email) ?? null,
      })),
    };
  });

  app.get("/api/inbox/lists/:list/csv", async (request, reply) => {
    const { list } = read(listParams, request.params);
    const found = await subscribersTo(storage, list);
    const { header, toRow } = consentCsv(list, await allUnreachable(storage));
    return sendCsv(reply, `${list}-${today()}.csv`, header, found.map(toRow));
  });

  registerChanges(app, desk);
  registerBulk(app, desk);
  registerReplies(app, desk);
  registerRegistrations(app, desk);
  registerPerson(app, desk);
};

const listParams = z.object({ list: z.enum(["newsletter", "waiting", "watch"]) });
const setAsideIds = z.strictObject({ ids: z.array(z.string().max(40)).min(1).max(100) });
const line = z.string().trim().max(300);
const day = z.iso.date();

/** The query of a list; an empty or missing value means all. */
const listQuery = z.object({
  tab: z.enum(["waiting", "messages", "log", "spam", "failed"]).default("messages"),
  state: z
    .enum(["", "unread", "open", "handled", "answered", "unanswered", "follow-up"])
    .default(""),
  kind: z.enum(["", ...KINDS]).default(""),
  owner: line.default(""),
  service: line.default(""),
  training: line.default(""),
  since: z.union([z.literal(""), day]).default(""),
  until: z.union([z.literal(""), day]).default(""),
  text: line.default(""),
  sort: z.enum(SORTS).default("newest"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

const NOBODY = "-";

const WITHIN: Record<z.output<typeof listQuery>["tab"], Filter> = {
  waiting: {},
  messages: { spam: false, isPersonal: true },
  log: { spam: false, isPersonal: false },
  spam: { spam: true },
  failed: { failed: true },
};

function filterOf(query: z.output<typeof listQuery>, today: string): Filter {
  const { tab, state, kind, owner, service, training, since, until, text } = query;
  return {
    ...WITHIN[tab],
    waitingOn: tab === "waiting" ? today : undefined,
    unread: state === "unread" || undefined,
    unhandled: state === "open" ? true : state === "handled" ? false : undefined,
    replied: state === "answered" ? true : state === "unanswered" ? false : undefined,
    followUpBy: state === "follow-up" ? today : undefined,
    kind: kind || undefined,
    owner: owner === NOBODY ? "" : owner || undefined,
    service: service || undefined,
    training: training || undefined,
    since: since ? startOf(since) : undefined,
    until: until ? startOf(until) + DAY : undefined,
    text: text || undefined,
  };
}
