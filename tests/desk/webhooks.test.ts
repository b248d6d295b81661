import { expect, it } from "vitest";
import { INQUIRY } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { startDesk } from "./harness.ts";

const CRM = {
  name: "CRM",
  kind: "standard",
  url: "https://crm.example/hook",
  events: ["submission.received"],
  header_name: "x-key",
  header_value: "ours",
  is_personal: false,
};

describeOnBothStorages("webhooks at the desk", (newStorage) => {
  const start = async () => {
    const desk = await startDesk(await newStorage());
    const post = (url: string, body: object = {}) => desk.call(url, { method: "POST", body });
    const { id, secret } = (await post("/api/webhooks", CRM)).json();
    const path = `/api/webhooks/${id}`;
    const shown = async () => (await desk.call(path)).json();
    return { ...desk, post, path, secret, shown };
  };

  it("added → its secret once and never again, the header's value never", async () => {
    const { call, path, secret } = await start();
    expect(secret).toMatch(/^whsec_/);
    for (const url of ["/api/webhooks", path]) {
      const { text } = await call(url);
      expect(text).not.toContain(secret.slice(6));
      expect(text).not.toContain("ours");
    }
  });

  it.each([
    [{ url: "http://crm.example/hook" }, "Only https"],
    [{ url: "file:///etc/passwd" }, "Type a web address"],
    [{ url: "https://a:b@crm.example" }, "Leave name and password out"],
    [{ events: [] }, "Choose what it is told of"],
    [{ header_name: "Host" }, "no name of a header"],
    [{ header_value: "a\u0000b\u20ac" }, "ASCII alone"],
  ])("%o → refused in a sentence, and nothing is added", async (wrong, sentence) => {
    const { call, post } = await start();
    const answer = await post("/api/webhooks", { ...CRM, ...wrong });
    expect([answer.status, answer.json().error]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await call("/api/webhooks")).json().endpoints).toHaveLength(1);
  });

  it("a test and an inquiry → in the list of the last events, the inquiry with its page, and on that page", async () => {
    const { call, post, path, shown, storage } = await start();
    await post(`${path}/test`);
    const submitted = { kind: "contact", fields: INQUIRY as never } as const;
    const submission = {
      submitted,
      submissionId: undefined,
      receivedAt: Date.now() + 1,
      page: "/",
    };
    await storeAll(storage, [{ ...submission, spamReasons: [] }], {
      messageIdDomain: "a.example",
      confirmNewsletter: true,
    });
    const { deliveries } = await shown();
    expect(deliveries).toMatchObject([{ event: "submission.received" }, { event: "test" }]);
    const message = (await call(`/api/inbox/submissions/${deliveries[0].submission}`)).json();
    expect(message.submission.mails).toContainEqual(
      expect.objectContaining({ endpoint: "CRM", state: "waiting" }),
    );
  });

  it("switched off → what happens waits on hold, and goes out once it is on; changed → keeps its header", async () => {
    const { call, post, path, shown } = await start();
    await post(`${path}/test`);
    await post(`${path}/on`, { isOn: false });
    expect((await shown()).deliveries).toMatchObject([{ state: "held" }]);
    expect((await post(`${path}/test`)).status).toBe(409);
    await post(`${path}/on`, { isOn: true });
    expect((await shown()).deliveries).toMatchObject([{ state: "waiting" }]);
    const changed = { ...CRM, name: "Sales", header_value: "" };
    expect((await call(path, { method: "PUT", body: changed })).status).toBe(200);
    expect(await shown()).toMatchObject({ name: "Sales", headerName: "x-key" });
    expect((await call(path, { method: "DELETE", body: {} })).status).toBe(200);
    expect((await call(path)).status).toBe(404);
  });
});
