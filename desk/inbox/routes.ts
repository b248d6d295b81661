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
import { audit, type Desk, shown } from "../desk.ts";
import { idParams } from "../fields.ts";
import { orRefuse } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { bulkRoutes } from "./bulk.ts";
import { changeRoutes, colleaguesOf } from "./changes.ts";
import { sendCsv, sendFile } from "./downloads.ts";
import { personRoutes } from "./person.ts";
import { registrationRoutes } from "./registrations.ts";
import { replyRoutes } from "./replies.ts";
import { runRoutes } from "./run-routes.ts";
import { detailOf, entryOf, summaryOf } from "./submission.ts";

const PAGE_SIZE = 25;

const listParams = z.object({ list: z.enum(["newsletter", "waiting", "watch"]) });
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
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
});
type ListQuery = z.output<typeof listQuery>;

export const inboxRoutes = {
  ...changeRoutes,
  ...bulkRoutes,
  ...replyRoutes,
  ...runRoutes,
  ...registrationRoutes,
  ...personRoutes,

  "GET /api/inbox/overview": route({
    handler: async (_asked, { storage, config, now }) => ({
      ...(await overviewOf(storage, config.mail, now())),
      /** No mail server is set, so mails are written to files and reach nobody. */
      isWithoutMail: !config.mail.smtpUrl,
      /** No mailbox is set from which answers come to the desk. */
      isWithoutMailbox: !config.mail.imapUrl,
    }),
  }),

  "POST /api/inbox/set-aside": route({
    body: z.strictObject({ ids: z.array(z.string().max(40)).min(1).max(100) }),
    handler: async (asked, desk) => {
      const { storage } = desk;
      await storage.db.transaction().execute(async (db) => {
        const within = { ...storage, db };
        const count = await removeSetAside(within, asked.body.ids);
        const what = `Looked in the mailbox at ${count} ${count === 1 ? "mail" : "mails"} that could not be read here`;
        if (count > 0) await audit({ ...desk, storage: within }, asked, "inbox", "", what);
      });
      return {};
    },
  }),

  "GET /api/inbox/choices": route({
    handler: async (_asked, { storage }) => ({
      services: CONTACT_SERVICES,
      owners: [...new Set([...(await colleaguesOf(storage)), ...(await ownersOf(storage))])],
      trainings: await trainingsOf(storage),
    }),
  }),

  "GET /api/inbox/submissions": route({ query: listQuery, handler: listSubmissions }),

  "GET /api/inbox/submissions.csv": route({
    query: listQuery,
    handler: ({ query, reply }, { storage, now }) => {
      const filter = filterOf(query, dayOf(now()));
      async function* rows() {
        for await (const entry of listEntries(storage, filter)) yield toCsv(entry);
      }
      return sendCsv(reply, "messages.csv", CSV_HEADER, rows());
    },
  }),

  "GET /api/inbox/submissions/:id": route({
    params: idParams,
    handler: async ({ params: { id } }, { storage, config }) => {
      const entry = await entryOf(storage, id);
      return {
        submission: detailOf(entry, config.firm, await endpointNames(storage, entry.mails)),
        audit: await listAuditLines(storage, { subject: id, limit: 50 }),
      };
    },
  }),

  "GET /api/inbox/submissions/:id/file": route({
    params: idParams,
    handler: async ({ params, reply }, { storage }) => {
      const { submission } = await entryOf(storage, params.id);
      const file = orRefuse(await fileOf(storage, submission), "No file came with this message.");
      return sendFile(reply, file.filename, file.content);
    },
  }),

  "GET /api/inbox/attachments/:id": route({
    params: idParams,
    handler: async ({ params, reply }, { storage }) => {
      const found = await findRow(storage, "attachment", params);
      const file = orRefuse(found, "This file does not exist any more.");
      return sendFile(reply, file.name, Buffer.from(file.content, "base64"));
    },
  }),

  "GET /api/inbox/lists/:list": route({
    params: listParams,
    handler: async ({ params }, { storage }) => {
      const found = await subscribersTo(storage, params.list);
      const unreachable = await allUnreachable(storage);
      return {
        people: found.map((one) => ({
          ...shown(one, "email", "list", "page", "confirmed_at"),
          unreachableSince: unreachable.get(one.email) ?? null,
        })),
      };
    },
  }),

  "GET /api/inbox/lists/:list/csv": route({
    params: listParams,
    handler: async ({ params: { list }, reply }, { storage, now }) => {
      const found = await subscribersTo(storage, list);
      const { header, toRow } = consentCsv(list, await allUnreachable(storage));
      return sendCsv(reply, `${list}-${dayOf(now())}.csv`, header, found.map(toRow));
    },
  }),
};

async function listSubmissions(
  { query, session: { who } }: Asked & { query: ListQuery },
  { storage, now }: Desk,
) {
  const { sort, page, tab } = query;
  const { entries, total } = await listPage(storage, filterOf(query, dayOf(now())), {
    sort,
    page,
    size: PAGE_SIZE,
    ...(tab === "waiting" ? { who } : {}),
  });
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const ids = entries.map(({ submission }) => submission.id);
  const registrations =
    ids.length > 0 ? await findRows(storage, "registration", { submission_id: ids }) : [];
  const submissions = entries.map((entry) => ({
    ...summaryOf(entry),
    /** The state of the registration made from it. */
    registered: registrations.find((one) => one.submission_id === entry.submission.id)?.state,
  }));
  return { submissions, total, pages, who };
}

const NOBODY = "-";

const WITHIN: Record<ListQuery["tab"], Filter> = {
  waiting: {},
  messages: { spam: false, isPersonal: true },
  log: { spam: false, isPersonal: false },
  spam: { spam: true },
  failed: { failed: true },
};

const IS_UNHANDLED: Partial<Record<ListQuery["state"], boolean>> = { open: true, handled: false };
const IS_REPLIED: Partial<Record<ListQuery["state"], boolean>> = {
  answered: true,
  unanswered: false,
};

function filterOf(query: ListQuery, today: string): Filter {
  const { tab, state, owner, since, until } = query;
  return {
    ...WITHIN[tab],
    waitingOn: tab === "waiting" ? today : undefined,
    unread: state === "unread" || undefined,
    unhandled: IS_UNHANDLED[state],
    replied: IS_REPLIED[state],
    followUpBy: state === "follow-up" ? today : undefined,
    kind: query.kind || undefined,
    owner: owner === NOBODY ? "" : owner || undefined,
    service: query.service || undefined,
    training: query.training || undefined,
    since: since ? startOf(since) : undefined,
    until: until ? startOf(until) + DAY : undefined,
    text: query.text || undefined,
  };
}
