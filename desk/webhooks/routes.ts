import { z } from "zod";
import { ENDPOINT_KINDS, type Endpoint, EVENTS } from "../../server/inbox/storage/tables.ts";
import { addEvent, lastDeliveries, sendAgain } from "../../server/inbox/webhooks/deliveries.ts";
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  listEndpoints,
  OF_SETTINGS,
  removeEndpoint,
  rotateSecret,
  switchOff,
  switchOn,
} from "../../server/inbox/webhooks/endpoints.ts";
import { type Area, audit, shown } from "../desk.ts";
import { idParams, line } from "../fields.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";

/** What a request already has, or must not have twice. */
const TAKEN =
  /^(host|content-.*|webhook-.*|connection|transfer-encoding|user-agent|expect|upgrade)$/i;

const fields = z.strictObject({
  name: line("The name", 60).refine((text) => text !== "", "The name is missing."),
  kind: z.enum(ENDPOINT_KINDS, "Choose what it is."),
  url: z
    .url({ protocol: /^https?$/, error: "Type a web address, such as https://hooks.example.com/…" })
    .max(2_000, "This address is too long.")
    .refine(
      (text) => new URL(text).username === "",
      "Leave name and password out: use the header below.",
    ),
  events: z.array(z.enum(EVENTS)).min(1, "Choose what it is told of."),
  header_name: line("The name of the header", 60).refine(
    (text) => text === "" || (/^[\w-]+$/.test(text) && !TAKEN.test(text)),
    "This is no name of a header that can be added.",
  ),
  header_value: line("The value of the header", 500).refine(
    (text) => /^[\x20-\x7e]*$/.test(text),
    "A header takes letters, digits and signs of ASCII alone.",
  ),
  is_personal: z.boolean(),
});

export const registerWebhooks: Area = (app, desk) => {
  const { storage, config, now } = desk;

  app.get("/api/webhooks", async () => ({
    hasDeskUrl: config.deskUrl !== undefined,
    endpoints: (await listEndpoints(storage)).map(shownOf),
  }));

  app.get("/api/webhooks/:id", async ({ params }) => {
    const endpoint = await endpointOf(params);
    const deliveries = await lastDeliveries(storage, endpoint.id);
    return { ...shownOf(endpoint), deliveries: deliveries.map(deliveryShown) };
  });

  app.post("/api/webhooks", async (request) => {
    const endpoint = await addEndpoint(storage, given(request.body), now());
    await audit(desk, request, "webhooks", endpoint.id, `Added the webhook ${endpoint.name}`);
    return { id: endpoint.id, secret: endpoint.secret };
  });

  app.put("/api/webhooks/:id", async (request) => {
    const { id, name, header_name, header_value } = await ownOf(request.params);
    const wanted = given(request.body);
    // The value is not shown, so an empty field leaves it as it is.
    const keeps = wanted.header_value === "" && wanted.header_name === header_name;
    await changeEndpoint(storage, id, { ...wanted, ...(keeps && { header_value }) });
    return audit(desk, request, "webhooks", id, `Changed the webhook ${name}`);
  });

  app.delete("/api/webhooks/:id", async (request) => {
    const { id, name } = await ownOf(request.params);
    await removeEndpoint(storage, id);
    return audit(desk, request, "webhooks", id, `Removed the webhook ${name}`);
  });

  app.post("/api/webhooks/:id/secret", async (request) => {
    const endpoint = await ownOf(request.params);
    const secret = await rotateSecret(storage, endpoint, now());
    await audit(
      desk,
      request,
      "webhooks",
      endpoint.id,
      `Made a new secret for the webhook ${endpoint.name}`,
    );
    return { secret };
  });

  app.post("/api/webhooks/:id/on", async (request) => {
    const { isOn } = read(z.strictObject({ isOn: z.boolean() }), request.body);
    const { id, name } = await endpointOf(request.params);
    if (isOn) await switchOn(storage, id, now());
    else await switchOff(storage, id, "", now());
    return audit(
      desk,
      request,
      "webhooks",
      id,
      `Switched the webhook ${name} ${isOn ? "on" : "off"}`,
    );
  });

  /** Goes the way of every event: through the outbox, signed, by the server. */
  app.post("/api/webhooks/:id/test", async ({ params }) => {
    const endpoint = await endpointOf(params);
    if (endpoint.off_since !== null)
      throw new Refusal(409, "It is switched off: switch it on first.");
    await addEvent(storage, { name: "test" }, now(), endpoint);
    return {};
  });

  app.post("/api/webhooks/:id/again/:delivery", async (request) => {
    const { id, name } = await endpointOf(request.params);
    const { delivery } = read(z.object({ delivery: z.string().max(40) }), request.params);
    await sendAgain(storage, delivery, now());
    return audit(desk, request, "webhooks", id, `Sent an event to ${name} again`);
  });

  async function endpointOf(params: unknown): Promise<Endpoint> {
    const found = await findEndpoint(storage, read(idParams, params).id);
    return orRefuse(found, "This webhook does not exist any more.");
  }

  async function ownOf(params: unknown): Promise<Endpoint> {
    const endpoint = await endpointOf(params);
    if (endpoint.id === OF_SETTINGS)
      throw new Refusal(409, "This webhook is in the settings (WEBHOOK_URL): it is changed there.");
    return endpoint;
  }

  function given(body: unknown) {
    const { events, is_personal, ...rest } = read(fields, body);
    if (rest.url.startsWith("http:") && config.webhooks.allowed.rules.length === 0)
      throw new Refusal(400, "Only https: what is sent must not be readable on the way.");
    return { ...rest, events: events.join(" "), is_personal: is_personal ? 1 : 0 } as const;
  }
};

const shownOf = (one: Endpoint) => ({
  ...shown(one, "id", "name", "kind", "url", "header_name", "off_since", "off_reason"),
  events: one.events.split(" ") as Array<(typeof EVENTS)[number]>,
  isPersonal: one.is_personal === 1,
  isOfSettings: one.id === OF_SETTINGS,
});

export type EndpointShown = ReturnType<typeof shownOf>;

const deliveryShown = (one: Awaited<ReturnType<typeof lastDeliveries>>[number]) => ({
  ...shown(one, "event", "attempts", "status", "answer"),
  /** What goes to a webhook is never written as a file. */
  state: one.state as Exclude<typeof one.state, "written">,
  ...{ id: one.mail_id, at: one.occurred_at, error: one.last_error, submission: one.submission_id },
  nextAt: one.state === "waiting" && one.attempts > 0 ? one.next_attempt_at : null,
});

export type DeliveryShown = ReturnType<typeof deliveryShown>;
