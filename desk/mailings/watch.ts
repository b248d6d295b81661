import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { mailingRow } from "../../server/inbox/mailings/mailings.ts";
import { addRecipients } from "../../server/inbox/mailings/sending.ts";
import { digest, newId } from "../../server/inbox/storage/ids.ts";
import { hasRow } from "../../server/inbox/storage/storage.ts";
import { subscribed, subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { questions } from "../../site/content/records/questions.ts";
import { deadlinesOf, type Rule, rules } from "../../site/content/records/rules.ts";
import { today } from "../../site/dates/dates.ts";
import { datedCondition } from "../../site/views/tools/obligations/finder-file.ts";
import { fromContent } from "../content/attempt.ts";
import { audit, type Desk } from "../desk.ts";
import type { Previews } from "../mail-previews.ts";
import { Refusal, read } from "../refusal.ts";
import { contentFor, type PlannedMail, planMails, type WatchedRule } from "./watch-plan.ts";

const TEXT = {
  subject: "Your rules: what is new",
  preview: "A rule of your result has changed, or a date is near.",
};

const one = z.strictObject({ email: z.string().max(254) });
const all = z.strictObject({ plan: z.string().max(100) });

/** A rule with its deadlines; their conditions have days in place of milestone ids. */
const watchedRule = (rule: Rule): WatchedRule => ({
  ...rule,
  dates: deadlinesOf([rule]).map((deadline) => ({
    ...deadline,
    concerns: deadline.concerns && datedCondition(deadline.concerns, rule),
  })),
});

/** Routes to show what is new for people who watch rules, and to mail it. Nothing is sent before staff say so. */
export function registerWatch(app: FastifyInstance, desk: Desk, previews: Previews): void {
  const { storage, config, now } = desk;

  async function plan(): Promise<PlannedMail[]> {
    const watchers = await subscribersTo(storage, "watch");
    const told = await storage.db.selectFrom("told").select(["email", "what"]).execute();
    const known = new Set(told.map(({ email, what }) => `${email} ${what}`));
    return fromContent(() =>
      planMails(watchers, {
        rules: rules().map(watchedRule),
        questions: questions(),
        isTold: (email, what) => known.has(`${email} ${what}`),
        day: today(new Date(now())),
      }),
    );
  }

  app.get("/api/mailings/watch", async () => {
    const planned = await plan();
    return {
      watchers: new Set((await subscribersTo(storage, "watch")).map(({ email }) => email)).size,
      people: planned.map(({ email, news }) => ({
        email,
        news: news.map(({ item: { group, title, text, facts } }) => ({
          group,
          title,
          text: text || (facts[0]?.join(": ") ?? ""),
        })),
      })),
      plan: digest(planned),
    };
  });

  app.post("/api/mailings/watch/preview", async (request) => {
    const { email } = read(one, request.body);
    const found = (await plan()).find((mail) => mail.email === email);
    if (!found) throw new Refusal(404, "There is nothing to tell this address any more.");
    return previews.show({ kind: "watch", ...TEXT, content: "" }, JSON.stringify(contentFor(found.news)));
  });

  /** Sends the mails if they are still those that staff have seen. The table “told” prevents telling news twice. */
  app.post("/api/mailings/watch", async (request) => {
    const planned = await plan();
    if (digest(planned) !== read(all, request.body).plan)
      throw new Refusal(409, "What would be sent has changed meanwhile: look at it again.");
    if (planned.length === 0) throw new Refusal(409, "There is nothing to tell anybody.");
    const mailing = mailingRow({ kind: "watch", ...TEXT, now: now() });
    await storage.db.transaction().execute(async (trx) => {
      await trx
        .insertInto("mailing")
        .values({ ...mailing, state: "sending", started_at: now() })
        .execute();
      for (const { email, token, news } of planned) {
        if (!(await hasRow(storage.lockRows(subscribed(trx)).where("token", "=", token)))) continue;
        const noted = await trx
          .insertInto("told")
          .values(news.map(({ what }) => ({ id: newId(20), email, what, at: now() })))
          .onConflict((conflict) => conflict.columns(["email", "what"]).doNothing())
          .returning("what")
          .execute();
        const fresh = news.filter(({ what }) => noted.some((row) => row.what === what));
        if (fresh.length === 0) continue;
        const content = JSON.stringify(contentFor(fresh));
        await addRecipients(trx, mailing.id, [{ email, token, content }], {
          now: now(),
          domain: domainOf(config.mail.from),
        });
      }
    });
    await audit(
      desk,
      request,
      "mailings",
      mailing.id,
      `Told ${planned.length} people what is new in the rules they watch`,
    );
    return { id: mailing.id };
  });
}
