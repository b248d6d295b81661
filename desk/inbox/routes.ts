import { CONTACT_SERVICES } from "../../contract/fields.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { CSV_HEADER, toCsv } from "../../server/cli/csv.ts";
import { listAuditLines } from "../../server/inbox/audit.ts";
import { coursesOf, overviewOf, ownersOf } from "../../server/inbox/submissions/overview.ts";
import { listPage } from "../../server/inbox/submissions/pages.ts";
import { countEntries, fileOf, listEntries } from "../../server/inbox/submissions/read.ts";
import type { Area } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import { colleaguesOf } from "./assignment.ts";
import { registerChanges } from "./changes.ts";
import { chartsOf } from "./charts.ts";
import { sendCsv, sendFile } from "./downloads.ts";
import { registerErasure } from "./erasure.ts";
import { filterOf, listQuery } from "./filter.ts";
import { registerLists } from "./lists.ts";
import { registerRegistrations } from "./registrations.ts";
import { registerReplies } from "./replies.ts";
import { detailOf, entryOf, summaryOf } from "./submission.ts";

const PAGE_SIZE = 25;

/** What visitors sent, as `npm run inbox` shows it. */
export const registerInbox: Area = (app, desk) => {
  const { storage, config, now } = desk;
  const today = () => dayOf(now());

  app.get("/api/inbox/overview", async () => ({
    ...(await overviewOf(storage, config.mail.alertAfterMs, now())),
    isWithoutMail: !config.mail.smtpUrl,
  }));

  app.get("/api/inbox/choices", async () => ({
    services: CONTACT_SERVICES,
    owners: [...new Set([...(await colleaguesOf(storage)), ...(await ownersOf(storage))])],
    courses: await coursesOf(storage),
  }));

  app.get("/api/inbox/messages", async ({ query }) => {
    const wanted = read(listQuery, query);
    const { sort, page } = wanted;
    const { entries, total } = await listPage(storage, filterOf(wanted, today()), {
      ...{ sort, page, size: PAGE_SIZE },
      today: today(),
    });
    return { submissions: entries.map(summaryOf), total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
  });

  app.get("/api/inbox/messages.csv", async ({ query }, reply) => {
    const filter = filterOf(read(listQuery, query), today());
    async function* rows() {
      for await (const entry of listEntries(storage, filter)) yield toCsv(entry);
    }
    return sendCsv(reply, "messages.csv", CSV_HEADER, rows());
  });

  app.get("/api/inbox/messages/:id", async ({ params }) => {
    const entry = await entryOf(storage, params);
    const { id, email } = entry.submission;
    return {
      message: detailOf(entry, config.firm),
      others: (await countEntries(storage, { email })) - 1,
      audit: await listAuditLines(storage, { subject: id, limit: 50 }),
    };
  });

  app.get("/api/inbox/messages/:id/file", async ({ params }, reply) => {
    const { submission } = await entryOf(storage, params);
    const file = await fileOf(storage, submission);
    if (!file) throw new Refusal(404, "No file came with this message.");
    return sendFile(reply, file.filename, file.content);
  });

  app.get("/api/inbox/charts", () => chartsOf(storage, now()));

  registerChanges(app, desk);
  registerLists(app, desk);
  registerReplies(app, desk);
  registerRegistrations(app, desk);
  registerErasure(app, desk);
};
