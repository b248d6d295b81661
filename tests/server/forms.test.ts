import { expect, it } from "vitest";
import {
  CAME_FROM_FIELD,
  NEWSLETTER_PATH,
  OWN_IDS,
  RETURN_FIELD,
  SEND_FORM_PATH,
  SEND_PATH,
  SUBMISSION_ID_FIELD,
} from "../../contract/forms.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { hiddenIds, INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const VISITOR = "asha.rao@steelworks.example";
const DESK = "desk@verdant-ledger.example";

describeOnBothStorages("a form", (newStorage) => {
  const start = async (settings: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const service = await startTestService({
      ...(await newStorage()),
      SMTP_URL: mail.url,
      ...settings,
    });
    return { mail, service };
  };

  it("sent by the SDK → OK, one record, one mail to the firm and one to the visitor", async () => {
    const { mail, service } = await start();
    const response = await service.send({ ...INQUIRY, subject: "Custom Training Request" });
    expect([response.status, await response.text()]).toEqual([200, "OK"]);

    const [entry, ...others] = await service.entries();
    expect(others).toEqual([]);
    expect(JSON.parse(entry?.submission.fields ?? "")).toMatchObject({
      ...INQUIRY,
      subject: "Custom Training Request",
    });

    await eventually(() => mail.received.length === 2);
    const [toFirm] = mail.to(DESK);
    expect(toFirm?.replyTo).toEqual([{ name: "Asha Rao", address: INQUIRY.email }]);
    expect(toFirm?.subject).toBe("Inquiry: Custom Training Request (Asha Rao, Steelworks & Sons)");
    for (const text of [INQUIRY.phone, INQUIRY.message, "CBAM Consultancy"])
      expect(toFirm?.text).toContain(text);
    expect(toFirm?.html).toContain("Steelworks &amp; Sons");

    const [toVisitor] = mail.to(VISITOR);
    expect(toVisitor?.text).toContain("Dear Asha Rao,");
    expect(toVisitor?.text).not.toContain("fasteners");
    await eventually(async () =>
      (await service.entries())[0]?.mails.every((one) => one.state === "sent"),
    );
  });

  it("asking for the checklist → the PDF and a link by mail", async () => {
    const { mail, service } = await start();
    const response = await service.send(
      { email: VISITOR, place: "popup" },
      OWN_IDS.checklistTemplateId,
    );
    expect(response.status).toBe(200);
    const delivery = await mail.next(VISITOR);
    const [attachment] = delivery.attachments ?? [];
    expect(attachment).toMatchObject({
      filename: "10-point-cbam-readiness-checklist.pdf",
      mimeType: "application/pdf",
    });
    expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toBe("%PDF-1.7 ten points");
    expect(delivery.text).toContain(
      "https://verdant-ledger.example/downloads/10-point-cbam-readiness-checklist.pdf",
    );
  });

  it("of the newsletter → answered as Formspree does", async () => {
    const { service } = await start();
    const response = await fetch(service.url + NEWSLETTER_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ email: VISITOR }),
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, next: "/#subscribed" },
    ]);
  });

  it("sent twice at once with one id → one record and one mail each", async () => {
    const { mail, service } = await start();
    const filled = { ...INQUIRY, [SUBMISSION_ID_FIELD]: "3f1c6f0e-8a0e-4d4b-9f0a-1d2c3b4a5f6e" };
    const responses = await Promise.all([1, 2, 3, 4].map(() => service.send(filled)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200]);
    expect(await service.entries()).toHaveLength(1);
    await eventually(async () =>
      (await service.entries())[0]?.mails.every((one) => one.state === "sent"),
    );
    expect(mail.received).toHaveLength(2);
  });

  it("corrected and sent again with the same id → both are kept", async () => {
    const { service } = await start();
    const id = { [SUBMISSION_ID_FIELD]: "3f1c6f0e-8a0e-4d4b-9f0a-1d2c3b4a5f6e" };
    await service.send({ ...INQUIRY, ...id });
    await service.send({ ...INQUIRY, ...id, message: "I forgot to say: it is urgent." });
    expect(await service.entries()).toHaveLength(2);
  });

  it("double-clicked without JavaScript → one record", async () => {
    const { service } = await start();
    const fields = { ...INQUIRY, ...hiddenIds("contact") };
    await Promise.all([service.post(SEND_FORM_PATH, fields), service.post(SEND_FORM_PATH, fields)]);
    expect(await service.entries()).toHaveLength(1);
  });

  it("posted without JavaScript → 303 to the page that says thank you", async () => {
    const { service } = await start();
    const go = async (path: string, fields: Record<string, string>) => {
      const response = await service.post(path, fields);
      return [response.status, response.headers.get("location")];
    };
    const email = { email: VISITOR };
    expect(await go(SEND_FORM_PATH, { ...INQUIRY, ...hiddenIds("contact") })).toEqual([
      303,
      "/thank-you",
    ]);
    expect(await go(SEND_FORM_PATH, { ...email, ...hiddenIds("checklist") })).toEqual([
      303,
      "/cbam-thank-you",
    ]);
    expect(await go(NEWSLETTER_PATH, { ...email, [RETURN_FIELD]: "/blog" })).toEqual([
      303,
      "/blog#subscribed",
    ]);
    expect(await go(NEWSLETTER_PATH, { ...email, [RETURN_FIELD]: "/blog/1/" })).toEqual([
      303,
      "/blog/1#subscribed",
    ]);
    for (const elsewhere of [
      "//evil.example",
      "https://evil.example",
      "/nowhere",
      "/\\evil.example",
    ]) {
      const fields = { email: `${Math.random()}@a.example`, [RETURN_FIELD]: elsewhere };
      expect(await go(NEWSLETTER_PATH, fields)).toEqual([303, "/#subscribed"]);
    }
  });

  it("sent from a page of ours → stored with that page, named by the form or by the browser", async () => {
    const { service } = await start();
    const pageOf = async (fields: Record<string, string>, referer = "") => {
      const email = `${Math.random()}@a.example`;
      const answer = await service.post(NEWSLETTER_PATH, { email, ...fields }, { referer });
      const stored = (await service.entries()).find(({ submission }) => submission.email === email);
      return [stored?.submission.page, answer.headers.get("location")];
    };
    const ours = `${service.config.siteUrl}/blog/1?q=carbon#top`;
    expect(await pageOf({ [RETURN_FIELD]: "/blog" }, ours)).toEqual(["/blog", "/blog#subscribed"]);
    expect(await pageOf({}, ours)).toEqual(["/blog/1", "/blog/1#subscribed"]);
    await service.send({ ...INQUIRY, [CAME_FROM_FIELD]: "/blog", [RETURN_FIELD]: "/contact" });
    await service.send({
      ...INQUIRY,
      name: "B",
      [CAME_FROM_FIELD]: "/nowhere",
      [RETURN_FIELD]: "/contact",
    });
    const inquiries = (await service.entries()).filter(
      ({ submission }) => submission.kind === "contact",
    );
    expect(inquiries.map(({ submission }) => submission.page).sort()).toEqual([
      "/blog",
      "/contact",
    ]);
    expect(await pageOf({ [RETURN_FIELD]: "/404" }, ours)).toEqual([
      "/blog/1",
      "/blog/1#subscribed",
    ]);
    expect(await pageOf({}, `${service.config.siteUrl}/`)).toEqual(["/", "/#subscribed"]);
    for (const foreign of [
      "https://evil.example/blog",
      `${service.config.siteUrl}/nowhere`,
      "nonsense",
    ]) {
      expect(await pageOf({}, foreign)).toEqual(["", "/#subscribed"]);
    }
  });

  it("posted without JavaScript from /contact?subject=… → has that subject, if it is one and the page is ours", async () => {
    const { service } = await start();
    const subjectOf = async (referer: string, fields: Record<string, string> = {}) => {
      const message = `Sent from ${referer} ${JSON.stringify(fields)}`;
      const sent = { ...INQUIRY, ...hiddenIds("contact"), message, ...fields };
      expect((await service.post(SEND_FORM_PATH, sent, { referer })).status).toBe(303);
      const all = (await service.entries()).map((entry) => JSON.parse(entry.submission.fields));
      return all.find((stored) => stored.message === message)?.subject;
    };
    const ours = `${service.config.siteUrl}/contact`;
    const asked = "Custom%20Training%20Request";
    expect(await subjectOf(`${ours}?subject=${asked}`)).toBe("Custom Training Request");
    expect(await subjectOf(`${ours}?a=1&subject=${asked}#form`)).toBe("Custom Training Request");
    expect(await subjectOf(`${ours}?subject=${asked}`, { subject: "Typed" })).toBe("Typed");
    const ignored = [
      ours,
      `${service.config.siteUrl}/blog?subject=${asked}`,
      `https://evil.example/contact?subject=${asked}`,
      `${ours}?subject=${"x".repeat(151)}`,
      `not an address?subject=${asked}`,
    ];
    const broken = `${ours}?subject=A%0D%0ABcc:%20victim@a.example`;
    expect(await subjectOf(broken)).toBe("A Bcc: victim@a.example");
    for (const referer of ignored)
      expect([referer, await subjectOf(referer)]).toEqual([referer, ""]);

    const typed = { ...INQUIRY, ...hiddenIds("contact"), email: "asha@" };
    const refused = await service.post(SEND_FORM_PATH, typed, {
      referer: `${ours}?subject=${asked}`,
    });
    expect(await refused.text()).toContain('value="Custom Training Request"');
  });

  it("wrong and posted without JavaScript → a page with the words still in it, escaped", async () => {
    const { service } = await start();
    const typed = { ...INQUIRY, email: "asha@", message: `</textarea><script>alert("1")</script>` };
    const response = await service.post(SEND_FORM_PATH, { ...typed, ...hiddenIds("contact") });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain('value="Steelworks &amp; Sons"');
    expect(page).toContain("&lt;/textarea&gt;&lt;script&gt;");
    expect(page).toContain('value="cbam-consultancy" selected');
    expect(page).toContain("Email must be an email address, like name@example.com.");
    expect(page).not.toContain("<script>");
    expect(await service.entries()).toEqual([]);
  });

  it("as JSON with template_params → the same as a form", async () => {
    const { service } = await start();
    const send = (body: unknown) =>
      fetch(service.url + SEND_PATH, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const ids = hiddenIds("contact");
    const response = await send({ ...ids, lib_version: "4.4.1", template_params: INQUIRY });
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    expect((await send({ ...ids, template_params: [] })).status).toBe(400);
    expect(await service.entries()).toHaveLength(1);
  });

  it("when the storage is gone → 503, and the words come back", async () => {
    const { service } = await start();
    // Renamed, not dropped: a rename locks one table, and cannot meet the outbox half way through two of them.
    for (const table of ["upload", "mail", "submission"])
      await service.storage.db.schema.alterTable(table).renameTo(`${table}_gone`).execute();
    const response = await service.send(INQUIRY);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    const page = await service.post(SEND_FORM_PATH, { ...INQUIRY, ...hiddenIds("contact") });
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining("We export fasteners"),
    ]);
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { reasons: ["The storage does not answer."] },
    ]);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });
});
