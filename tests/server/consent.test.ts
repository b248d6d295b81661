import { expect, it } from "vitest";
import { NEWSLETTER_PATH, OWN_IDS } from "../../contract/forms.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import { erasePerson } from "../../server/inbox/submissions/erasure.ts";
import { subscribersTo, subscriptionOf } from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { type MailServer, startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const VISITOR = "asha.rao@steelworks.example";
const DESK = "desk@verdant-ledger.example";

type Mail = MailServer["received"][number];

const headerOf = (mail: Mail, key: string) =>
  mail.headers.find((one) => one.key === key)?.value ?? "";

/** The url behind the words of a visitorMail, at the server under test. */
function linkIn(mail: Mail, words: string, service: Started): string {
  const found = new RegExp(`${words}:\n(https://\\S+)`).exec(mail.text ?? "")?.[1];
  if (!found) throw new Error(`No "${words}" in:\n${mail.text}`);
  const { pathname, search } = new URL(found);
  return service.url + pathname + search;
}

const press = (url: string) => fetch(url, { method: "POST", body: new URLSearchParams() });

describeOnBothStorages("consent", (newStorage) => {
  const start = async (more: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url, ...more };
    const service = await startTestService(settings);
    const subscribe = async (email = VISITOR) => {
      const response = await service.post(
        NEWSLETTER_PATH,
        { email },
        { accept: "application/json", "sec-fetch-mode": "cors" },
      );
      expect([response.status, await response.json()]).toMatchObject([200, { ok: true }]);
    };
    /** The newest submission's mails have been sent or held. */
    const settled = () =>
      eventually(async () =>
        (await service.entries()).every((entry) =>
          entry.mails.every(({ state }) => state !== "waiting"),
        ),
      );
    const listed = async () =>
      (await subscribersTo(service.storage, "newsletter")).map(({ email }) => email);
    return { mail, settings, service, subscribe, settled, listed };
  };

  it("to the newsletter → only by the button behind the mail's link; recorded; then a welcome", async () => {
    const { mail, service, subscribe, settled, listed } = await start();
    await subscribe();
    const asked = await mail.next(VISITOR);
    const url = linkIn(asked, "Confirm my subscription", service);
    await settled();
    expect([await listed(), mail.to(DESK)]).toEqual([[], []]);

    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<button>")]);
    expect(await listed()).toEqual([]);
    expect((await press(url)).status).toBe(200);
    expect((await press(url)).status).toBe(200);
    expect(await listed()).toEqual([VISITOR]);
    const record = await subscriptionOf(service.storage, VISITOR);
    expect(record?.wording).toBe(WORDINGS.newsletter);
    expect(record?.asked_at).toBeGreaterThan(0);
    expect(record?.confirmed_at).toBeGreaterThanOrEqual(record?.asked_at ?? 0);

    await eventually(() => mail.to(VISITOR).length === 2);
    await settled();
    expect(mail.to(VISITOR).map(({ subject }) => subject)).toEqual([
      "Please confirm: the Verdant Ledger newsletter",
      "Welcome to the Verdant Ledger newsletter",
    ]);
    expect(mail.to(DESK).map(({ subject }) => subject)).toEqual([`Newsletter request: ${VISITOR}`]);
    expect((await fetch(`${service.url}/confirm?token=guess`)).status).toBe(404);
    expect((await press(`${service.url}/confirm?token=`)).status).toBe(404);
  });

  it("given twice → one row; a subscriber who subscribes again is not mailed again", async () => {
    const { mail, service, subscribe, settled, listed } = await start();
    await subscribe();
    await press(linkIn(await mail.next(VISITOR), "Confirm my subscription", service));
    await eventually(() => mail.to(VISITOR).length === 2);
    const before = await subscriptionOf(service.storage, VISITOR);
    await service.storage.db.updateTable("submission").set({ dedupe_key: "earlier" }).execute();
    await subscribe(VISITOR.toUpperCase());
    await settled();
    expect(mail.to(VISITOR)).toHaveLength(2);
    expect(await listed()).toEqual([VISITOR]);
    expect(await subscriptionOf(service.storage, VISITOR)).toEqual(before);
  });

  it("withdrawn with one click → off the list; given again at any time → a new request to confirm", async () => {
    const { mail, service, subscribe, settled, listed } = await start();
    await subscribe();
    await press(linkIn(await mail.next(VISITOR), "Confirm my subscription", service));
    await eventually(() => mail.to(VISITOR).length === 2);
    const welcome = mail.to(VISITOR)[1] as Mail;
    expect(headerOf(welcome, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [, header = ""] =
      /^<([^>]+)>, <mailto:/.exec(headerOf(welcome, "list-unsubscribe")) ?? [];
    const { pathname, search } = new URL(header);
    const leave = service.url + pathname + search;
    expect(await (await fetch(leave)).text()).toContain("Press the button");
    expect(await listed()).toEqual([VISITOR]);
    await fetch(leave, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(await listed()).toEqual([]);

    await subscribe();
    await subscribe();
    expect(await service.entries()).toHaveLength(2);
    await eventually(() => mail.to(VISITOR).length === 3);
    await settled();
    expect(await listed()).toEqual([]);
    await press(linkIn(mail.to(VISITOR)[2] as Mail, "Confirm my subscription", service));
    expect(await listed()).toEqual([VISITOR]);
  });

  it("with NEWSLETTER_CONFIRM=off → on the list at once, with a welcome", async () => {
    const { mail, subscribe, settled, listed } = await start({ NEWSLETTER_CONFIRM: "off" });
    await subscribe();
    expect((await mail.next(VISITOR)).subject).toBe("Welcome to the Verdant Ledger newsletter");
    await settled();
    expect(await listed()).toEqual([VISITOR]);
  });

  it("refused by somebody who never asked → no mail of any kind, however the address is spelt; the firm still gets its notice", async () => {
    const { mail, service, subscribe, settled, listed } = await start({
      NEWSLETTER_CONFIRM: "off",
    });
    await subscribe();
    const stop = linkIn(await mail.next(VISITOR), "Not me, nothing more", service);
    await settled();
    expect(await (await fetch(stop)).text()).toContain("Send nothing more");
    expect(await listed()).toEqual([VISITOR]);
    expect((await press(stop)).status).toBe(200);
    expect(await listed()).toEqual([]);

    const { storage, config } = service;
    await erasePerson(storage, config.dataDir, VISITOR);
    await subscribe("Asha.Rao+again@steelworks.example");
    await service.send({ ...INQUIRY, message: "Anew." });
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    await settled();
    expect(mail.received.filter(({ recipients }) => !recipients.includes(DESK))).toHaveLength(1);
    const notice = mail.to(DESK).find(({ text }) => text?.includes("Anew."));
    expect(notice?.text).toContain("Automatic mails: This address wants none");
    expect(await listed()).toEqual([]);

    const suppressed = await service.storage.db.selectFrom("suppression").selectAll().execute();
    expect(suppressed).toHaveLength(1);
    expect(JSON.stringify(suppressed)).not.toContain("asha");
  });

  it("refused → taken back by the same link, and by nobody without it", async () => {
    const { mail, service, settled } = await start();
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    const stop = linkIn(await mail.next(VISITOR), "Not me, nothing more", service);
    await press(stop);
    const [hash = ""] = (new URL(stop).searchParams.get("token") ?? "").split(".");
    const odd = [
      `${hash}.${"%C3%A9".repeat(22)}`,
      `${hash}.${"%C3%A9".repeat(11)}`,
      "%00",
      "a%00",
      "%FF",
      "%ED%A0%80",
    ];
    for (const forged of [hash, `${hash}.${"A".repeat(22)}`, "guess", "", ...odd]) {
      for (const path of ["/stop", "/stop/undo", "/confirm", "/unsubscribe"]) {
        expect((await press(`${service.url}${path}?token=${forged}`)).status).toBe(404);
      }
    }
    await service.send(INQUIRY);
    await settled();
    expect(mail.to(VISITOR)).toHaveLength(1);

    const page = await (await fetch(stop)).text();
    const [, action = ""] = /action="([^"]+)"/.exec(page) ?? [];
    expect(await (await press(service.url + action)).text()).toContain("Mails are allowed again");
    await service.send({ ...INQUIRY, message: "Once more." });
    await eventually(() => mail.to(VISITOR).length === 2);
  });

  it("refused by mail or phone → entered by the staff, and taken back by them", async () => {
    const { mail, settings, service, settled } = await start();
    expect((await readInbox(settings, "no-mail", VISITOR.toUpperCase())).code).toBe(0);
    await service.send(INQUIRY);
    await settled();
    expect(mail.to(VISITOR)).toEqual([]);
    expect((await readInbox(settings, "no-mail", VISITOR, "--undo")).code).toBe(0);
    await service.send({ ...INQUIRY, message: "Once more." });
    await mail.next(VISITOR);
    expect((await readInbox(settings, "no-mail", "nobody")).code).toBe(2);
  });

  it("given during an outage → a page with 503 that says nothing has changed", async () => {
    const { service } = await start();
    await service.storage.db.schema.dropTable("subscription").execute();
    for (const path of ["/unsubscribe", "/confirm"]) {
      const response = await fetch(`${service.url}${path}?token=guess`);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        503,
        "text/html; charset=utf-8",
      ]);
      expect(await response.text()).toContain("nothing has changed");
    }
  });
});
