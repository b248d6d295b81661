import { expect, it } from "vitest";
import {
  FILL_TIME_FIELD,
  HONEYPOT_FIELD,
  SEND_FORM_PATH,
  SEND_PATH,
} from "../../contract/forms.ts";
import { FLOOD_REASONS } from "../../server/inbox/outbox/new-mails.ts";
import type { Mail } from "../../server/inbox/storage/tables.ts";
import { markNotSpam } from "../../server/inbox/submissions/change.ts";
import { overviewOf } from "../../server/inbox/submissions/overview.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { hiddenIds, INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const isFlood = ({ last_error }: Mail) => last_error !== null && FLOOD_REASONS.includes(last_error);

const inboxOf = ({ config }: Started) => ({
  DATA_DIR: config.dataDir,
  ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
});

const withoutTrap = ({ [HONEYPOT_FIELD]: _trap, ...others }: Record<string, string>) => others;

const VISITOR = "asha.rao@steelworks.example";
const DESK = "desk@verdant-ledger.example";

describeOnBothStorages("a form that may be abuse", (newStorage) => {
  const start = async (settings: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const service = await startTestService({
      ...(await newStorage()),
      SMTP_URL: mail.url,
      ...settings,
    });
    return { mail, service };
  };

  it("with a filled honeypot → answered alike, kept and marked, nothing mailed", async () => {
    const { mail, service } = await start();
    const response = await service.send({ ...INQUIRY, [HONEYPOT_FIELD]: "http://pills.example" });
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    await service.send({ ...INQUIRY, email: "later@a.example" });
    await eventually(() => mail.received.length === 2);
    const marked = (await service.entries()).find((entry) => entry.submission.spam);
    expect(marked?.mails.map((one) => one.state)).toEqual(["held", "held"]);
    expect(mail.to(VISITOR)).toEqual([]);
  });

  it("filled faster than hands can → marked; the firm hears of it, the visitor does not", async () => {
    const { mail, service } = await start();
    await service.send({ ...INQUIRY, [FILL_TIME_FIELD]: "120" });
    await service.send({ ...INQUIRY, message: "Typed by hand.", [FILL_TIME_FIELD]: "41250" });
    await eventually(() => mail.received.length === 3);
    expect(
      mail
        .to(DESK)
        .map((one) => one.subject?.startsWith("[Possible spam]"))
        .sort(),
    ).toEqual([false, true]);
    expect((await service.entries()).map((entry) => entry.submission.spam)).toEqual([0, 1]);
  });

  it("by a robot that leaves out the hidden field and the time, and places a link → marked; the firm hears of it, the stranger does not", async () => {
    const { mail, service } = await start();
    await fetch(service.url + SEND_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...withoutTrap(hiddenIds("contact")),
        template_params: { ...INQUIRY, message: "See https://pills.example" },
      }),
    });
    expect((await mail.next(DESK)).subject).toMatch(/^\[Possible spam\]/);
    const [entry] = await service.entries();
    expect(entry?.submission.spam_reasons).toBe('["content"]');
    expect(entry?.mails.find(({ recipient }) => recipient === "visitor")?.state).toBe("held");
  });

  it("selling backlinks at a human pace → answered alike, marked and counted, not acknowledged; “Not spam” brings it back", async () => {
    const { mail, service } = await start();
    const message =
      "We provide link building and SEO services for your site. May I send you a proposal?";
    const typed = { [FILL_TIME_FIELD]: "41250" };
    const response = await service.send({ ...INQUIRY, message, ...typed });
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    expect((await mail.next(DESK)).subject).toMatch(/^\[Possible spam\]/);
    const [{ submission, mails } = expect.unreachable()] = await service.entries();
    expect(submission.spam_reasons).toBe('["advert"]');
    expect(mails.find(({ recipient }) => recipient === "visitor")?.state).toBe("held");
    const { alertAfterMs } = service.config.mail;
    const counts = () => overviewOf(service.storage, { alertAfterMs, imapUrl: undefined });
    expect(await counts()).toMatchObject({ waiting: 0, spam: 1 });
    await markNotSpam(service.storage, submission.id, Date.now());
    expect((await mail.next(VISITOR)).subject).toMatch(/received/);
    expect(await counts()).toMatchObject({ waiting: 1, spam: 0 });
  });

  it("entering ever new strangers from one network → few of them mailed, every form stored and mailed to the firm", async () => {
    const { mail, service } = await start({ ADDRESSES_PER_HOUR: "3" });
    for (let number = 0; number < 8; number++)
      await service.send({
        ...INQUIRY,
        email: `stranger-${number}@a.example`,
        message: `${number}`,
      });
    await eventually(() => mail.to(DESK).length === 8);
    await eventually(() => mail.received.length === 8 + 3);
    expect((await service.entries()).flatMap(({ mails }) => mails).filter(isFlood)).toHaveLength(5);
    expect((await readInbox(inboxOf(service), "retry", "--held")).out).toBe(
      "5 mails will be sent now.\n",
    );
    await eventually(() => mail.received.length === 8 + 8);
  });

  it("from many networks → no more mails to visitors in an hour than allowed; the rest on hold until staff release it", async () => {
    const { mail, service } = await start({ VISITOR_MAILS_PER_HOUR: "3" });
    /** One after the other: several at once may each find the last place free. */
    for (let number = 0; number < 6; number++) {
      await service.send({
        ...INQUIRY,
        email: `stranger-${number}@a.example`,
        message: `${number}`,
      });
      await eventually(async () =>
        (await service.entries()).every(({ mails }) =>
          mails.every(({ state }) => state !== "waiting"),
        ),
      );
    }
    expect(mail.to(DESK)).toHaveLength(6);
    expect(mail.received).toHaveLength(6 + 3);
    /** An hour later. */
    await service.storage.db
      .updateTable("mail")
      .set({ sent_at: Date.now() - 61 * 60_000 })
      .where("state", "=", "sent")
      .execute();
    expect((await readInbox(inboxOf(service), "retry", "--held")).out).toBe(
      "3 mails will be sent now.\n",
    );
    await eventually(() => mail.received.length === 6 + 6);
  });

  it("naming recipients of its own → they get nothing", async () => {
    const { mail, service } = await start();
    await service.send({
      ...INQUIRY,
      to: "victim@a.example",
      to_email: "victim@a.example",
      reply_to: "victim@a.example",
      bcc: "victim@a.example",
    });
    await eventually(() => mail.received.length === 2);
    expect(mail.received.flatMap((one) => one.recipients).sort()).toEqual([VISITOR, DESK].sort());
    const refused = [
      "a@a.example, victim@a.example",
      "a@a.example\r\nBcc: victim@a.example",
      "A <a@a.example>",
    ];
    for (const email of refused)
      expect((await service.send({ ...INQUIRY, email })).status).toBe(422);
    expect((await service.send({ ...INQUIRY, name: "A\r\nBcc: victim@a.example" })).status).toBe(
      200,
    );
    await eventually(() => mail.received.length === 4);
    expect(mail.to("victim@a.example")).toEqual([]);
  });

  it("from one address too often → 429 that says when to come back, and nothing stored", async () => {
    const { service } = await start({ RATE_LIMIT_PER_MINUTE: "2" });
    const responses = [];
    for (const message of ["one", "two", "three"])
      responses.push(await service.send({ ...INQUIRY, message }));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 429]);
    expect(Number(responses[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await service.post(SEND_FORM_PATH, { ...INQUIRY, ...hiddenIds("contact") });
    expect([page.status, await page.text()]).toEqual([
      429,
      expect.stringContaining("We export fasteners"),
    ]);
    expect(await service.entries()).toHaveLength(2);
  });

  it("using a stranger's address over and over → every submission kept, but few mails to the stranger", async () => {
    const { mail, service } = await start({ VISITOR_MAILS_PER_DAY: "2" });
    for (const message of ["one", "two", "three", "four"])
      await service.send({ ...INQUIRY, message });
    await eventually(async () =>
      (await service.entries()).every(({ mails }) =>
        mails.every(({ state }) => state !== "waiting"),
      ),
    );
    expect([mail.to(DESK).length, mail.to(VISITOR).length]).toEqual([4, 2]);
    expect(await service.entries()).toHaveLength(4);
  });
});
