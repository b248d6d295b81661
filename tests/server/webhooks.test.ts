import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, it, onTestFinished } from "vitest";
import { OWN_IDS } from "../../contract/forms.ts";
import type { Endpoint } from "../../server/inbox/storage/tables.ts";
import { erasePerson } from "../../server/inbox/submissions/erasure.ts";
import { addEvent, lastDeliveries } from "../../server/inbox/webhooks/deliveries.ts";
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  OF_SETTINGS,
  rotateSecret,
  switchOn,
} from "../../server/inbox/webhooks/endpoints.ts";
import { EAGER } from "./harness/eager.ts";
import { eventually } from "./harness/eventually.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (response: ServerResponse, count: number) => void;

/** A program elsewhere that takes webhooks; `respond` may be changed while it runs. */
async function startReceiver(respond: Respond = (response) => response.end("ok")) {
  const got: Received[] = [];
  const receiver = { got, respond, url: "" };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      receiver.respond(response, got.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

const FIELDS = {
  name: "CRM",
  kind: "standard",
  header_name: "",
  header_value: "",
  is_personal: 0,
} as const;

describeOnBothStorages("webhooks", (newStorage) => {
  async function start(waits = [20, 20], settings: Record<string, string> = {}) {
    const all = { ...(await newStorage()), WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8", ...settings };
    const quick = { pollMs: 100, timeoutMs: 1_000, waits, deskUrl: "https://desk.example" };
    const service = await startTestService(all, EAGER, {}, quick);
    const { storage } = service;
    return {
      service,
      storage,
      tell: (url: string, fields: Partial<Endpoint> = {}) =>
        addEndpoint(
          storage,
          { ...FIELDS, url, events: "submission.received", ...fields },
          Date.now(),
        ),
      last: (endpoint: Endpoint) => lastDeliveries(storage, endpoint.id),
    };
  }

  it("an inquiry → one signed event that the library of the standard verifies, without personal data", async () => {
    const { service, tell, last } = await start();
    const receiver = await startReceiver();
    const endpoint = await tell(receiver.url, { header_name: "x-key", header_value: "our-key" });
    await service.send(INQUIRY);
    const [got] = await eventually(async () =>
      receiver.got.length > 0 ? receiver.got : undefined,
    );
    const { id } = (await service.entries())[0]?.submission ?? {};
    expect(
      new Webhook(endpoint.secret).verify(got?.body ?? "", got?.headers as Record<string, string>),
    ).toMatchObject({
      type: "submission.received",
      data: { kind: "contact", url: `https://desk.example/#/inbox/message/${id}` },
    });
    expect(got?.headers["x-key"]).toBe("our-key");
    for (const word of [INQUIRY.name, INQUIRY.email, INQUIRY.message.slice(0, 12)])
      expect(got?.body).not.toContain(word);
    await eventually(async () => (await last(endpoint))[0]?.state === "sent" || undefined);
  });

  it("with personal data allowed → who and what; a body of over 20 KB is cut", async () => {
    const { service, tell } = await start();
    const receiver = await startReceiver();
    await tell(receiver.url, { is_personal: 1 });
    await service.send({ ...INQUIRY, message: "तौलिया ".repeat(700) });
    const [got] = await eventually(async () =>
      receiver.got.length > 0 ? receiver.got : undefined,
    );
    expect(JSON.parse(got?.body ?? "").data).toMatchObject({
      name: INQUIRY.name,
      email: INQUIRY.email,
    });
    expect(Buffer.byteLength(got?.body ?? "")).toBeLessThan(20_000);
  });

  it("failures → tried again; then switched off, what waits kept, and sent once it is on again", async () => {
    const { service, storage, tell, last } = await start();
    const receiver = await startReceiver((response) =>
      response.writeHead(500).end("no ".repeat(5_000)),
    );
    const endpoint = await tell(receiver.url);
    await service.send(INQUIRY);
    await eventually(
      async () => (await findEndpoint(storage, endpoint.id))?.off_since ?? undefined,
    );
    expect(receiver.got).toHaveLength(3);
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const [failed] = await last(endpoint);
    expect(failed).toMatchObject({ state: "failed", status: 500 });
    expect(failed?.answer.length).toBe(2048);
    await service.send({ ...INQUIRY, message: "A second message, sent while nobody listens." });
    await eventually(
      async () => (await last(endpoint)).some(({ state }) => state === "held") || undefined,
    );
    receiver.respond = (response) => response.end();
    await switchOn(storage, endpoint.id, Date.now());
    await eventually(
      async () => (await last(endpoint)).some(({ state }) => state === "sent") || undefined,
    );
    expect(receiver.got).toHaveLength(4);
  });

  it("a redirect → a failure that is not followed; 410 → switched off at once; Retry-After → waited for", async () => {
    const { service, storage, tell, last } = await start([20, 60_000]);
    const elsewhere = await startReceiver();
    const moving = await startReceiver((response) =>
      response.writeHead(302, { location: elsewhere.url }).end(),
    );
    const gone = await startReceiver((response) => response.writeHead(410).end());
    const busy = await startReceiver((response) =>
      response.writeHead(429, { "retry-after": "3600" }).end(),
    );
    const [one, two, three] = await Promise.all([moving, gone, busy].map(({ url }) => tell(url)));
    await service.send(INQUIRY);
    if (!one || !two || !three) throw new Error("An endpoint is missing.");
    await eventually(async () => (await findEndpoint(storage, two.id))?.off_since ?? undefined);
    await eventually(async () => (moving.got.length === 2 ? true : undefined));
    await eventually(async () => ((await last(three))[0]?.status === 429 ? true : undefined));
    expect([elsewhere.got.length, gone.got.length, busy.got.length]).toEqual([0, 1, 1]);
    expect((await last(three))[0]?.next_attempt_at).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it("an endpoint that never answers → given up after its time; others and forms are not held up", async () => {
    const { service, tell, last } = await start([60_000]);
    const slow = await startReceiver(() => {});
    const quick = await startReceiver();
    const endpoint = await tell(slow.url);
    await tell(quick.url);
    for (const message of ["First of all.", "And another thing.", "One more question."])
      await service.send({ ...INQUIRY, email: `${message.length}@a.example`, message });
    await eventually(async () => (quick.got.length === 3 ? true : undefined));
    await eventually(
      async () =>
        (await last(endpoint)).some(({ last_error }) =>
          last_error?.startsWith("No answer within"),
        ) || undefined,
    );
  });

  it("two events about one person → in order, the second after the first has arrived", async () => {
    const { storage, tell } = await start([300, 300]);
    const receiver = await startReceiver((response, count) =>
      response.writeHead(count === 1 ? 503 : 200).end(),
    );
    await tell(receiver.url, { events: "registration.changed" });
    // Within one millisecond.
    const now = Date.now();
    for (const state of ["asked", "confirmed"])
      await addEvent(
        storage,
        { name: "registration.changed", email: "a@b.example", facts: { state } },
        now,
      );
    await eventually(async () => (receiver.got.length === 3 ? true : undefined));
    const states = receiver.got.map(({ body }) => JSON.parse(body).data.state);
    expect(states).toEqual(["asked", "asked", "confirmed"]);
  });

  it("an address that is not allowed, also behind a name → refused before a connection", async () => {
    const { service, tell, last } = await start([60_000], { WEBHOOK_ALLOWED_NETWORKS: "" });
    const receiver = await startReceiver();
    const port = new URL(receiver.url).port;
    const endpoints = await Promise.all(
      ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0x7f.1"].map((host) =>
        tell(`https://${host}:${port}/`),
      ),
    );
    await service.send(INQUIRY);
    for (const endpoint of endpoints)
      await eventually(async () =>
        (await last(endpoint))[0]?.last_error?.includes("not one of the public web")
          ? true
          : undefined,
      );
    expect(receiver.got).toHaveLength(0);
  });

  it("a new secret → both sign for a day, so that a receiver can change over without a gap", async () => {
    const { service, storage, tell } = await start();
    const receiver = await startReceiver();
    const endpoint = await tell(receiver.url);
    const next = await rotateSecret(storage, endpoint, Date.now());
    await service.send(INQUIRY);
    const [got] = await eventually(async () =>
      receiver.got.length > 0 ? receiver.got : undefined,
    );
    for (const secret of [endpoint.secret, next])
      new Webhook(secret).verify(got?.body ?? "", got?.headers as Record<string, string>);
  });

  it.each([
    ["slack", "blocks"],
    ["teams", "attachments"],
    ["chat", "cardsV2"],
  ] as const)("to %s → the shape it shows, with markup disarmed", async (kind, part) => {
    const { service, tell } = await start();
    const receiver = await startReceiver();
    await tell(receiver.url, { kind, is_personal: 1 });
    await service.send({ ...INQUIRY, message: "<!channel> & <https://evil.example|click>" });
    const [got] = await eventually(async () =>
      receiver.got.length > 0 ? receiver.got : undefined,
    );
    expect(JSON.parse(got?.body ?? "")[part]).toBeInstanceOf(Array);
    if (kind !== "teams") expect(got?.body).not.toContain("<!channel>");
    expect(got?.body).toContain("https://desk.example/#/inbox/message/");
  });

  it("spam → told when staff say that it is none; a person erased → nothing about them is left to send", async () => {
    const { service, storage, tell, last } = await start();
    const receiver = await startReceiver((response) => response.writeHead(500).end());
    const endpoint = await tell(receiver.url, { is_personal: 1 });
    await changeEndpoint(storage, endpoint.id, { off_since: 1 });
    await service.send({ ...INQUIRY, _gotcha: "filled" }, OWN_IDS.contactTemplateId);
    await service.send(INQUIRY);
    await eventually(async () => ((await last(endpoint)).length > 0 ? true : undefined));
    await erasePerson(storage, service.config.dataDir, INQUIRY.email);
    expect(await last(endpoint)).toEqual([]);
  });

  it("an endpoint of the settings → made at the start, gone with them", async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const receiver = await startReceiver();
    const { service, storage } = await start([20], {
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: secret,
    });
    await service.send(INQUIRY);
    const [got] = await eventually(async () =>
      receiver.got.length > 0 ? receiver.got : undefined,
    );
    new Webhook(secret).verify(got?.body ?? "", got?.headers as Record<string, string>);
    expect(await findEndpoint(storage, OF_SETTINGS)).toMatchObject({ url: receiver.url });
  });
});
