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
import { audit, type Desk, shown } from "../desk.ts";
import { idParams, line } from "../fields.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { route } from "../route.ts";

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

const endpoint = { params: idParams };
const again = z.object({ id: idParams.shape.id, delivery: z.string().max(40) });

export const webhookRoutes = {
  "GET /api/webhooks": route({
    handler: async (_asked, { storage, config }) => ({
      hasDeskUrl: config.deskUrl !== undefined,
      endpoints: (await listEndpoints(storage)).map(shownOf),
    }),
  }),

  "GET /api/webhooks/:id": route({
    ...endpoint,
    handler: async ({ params }, desk) => {
      const found = await endpointOf(desk, params.id);
      const deliveries = await lastDeliveries(desk.storage, found.id);
      return { ...shownOf(found), deliveries: deliveries.map(deliveryShown) };
    },
  }),

  "POST /api/webhooks": route({
    body: fields,
    handler: async (asked, desk) => {
      const { id, name, secret } = await addEndpoint(
        desk.storage,
        rowOf(desk, asked.body),
        desk.now(),
      );
      await audit(desk, asked, "webhooks", id, `Added the webhook ${name}`);
      return { id, secret };
    },
  }),

  "PUT /api/webhooks/:id": route({
    ...endpoint,
    body: fields,
    handler: async (asked, desk) => {
      const { id, name, header_name, header_value } = await ownOf(desk, asked.params.id);
      const wanted = rowOf(desk, asked.body);
      // The value is not shown, so an empty field leaves it as it is.
      const keeps = wanted.header_value === "" && wanted.header_name === header_name;
      await changeEndpoint(desk.storage, id, { ...wanted, ...(keeps && { header_value }) });
      return audit(desk, asked, "webhooks", id, `Changed the webhook ${name}`);
    },
  }),

  "DELETE /api/webhooks/:id": route({
    ...endpoint,
    handler: async (asked, desk) => {
      const { id, name } = await ownOf(desk, asked.params.id);
      await removeEndpoint(desk.storage, id);
      return audit(desk, asked, "webhooks", id, `Removed the webhook ${name}`);
    },
  }),

  "POST /api/webhooks/:id/secret": route({
    ...endpoint,
    handler: async (asked, desk) => {
      const found = await ownOf(desk, asked.params.id);
      const secret = await rotateSecret(desk.storage, found, desk.now());
      const what = `Made a new secret for the webhook ${found.name}`;
      await audit(desk, asked, "webhooks", found.id, what);
      return { secret };
    },
  }),

  "POST /api/webhooks/:id/on": route({
    ...endpoint,
    body: z.strictObject({ isOn: z.boolean() }),
    handler: async (asked, desk) => {
      const { isOn } = asked.body;
      const { id, name } = await endpointOf(desk, asked.params.id);
      if (isOn) await switchOn(desk.storage, id, desk.now());
      else await switchOff(desk.storage, id, "", desk.now());
      const what = `Switched the webhook ${name} ${isOn ? "on" : "off"}`;
      return audit(desk, asked, "webhooks", id, what);
    },
  }),

  /** Goes the way of every event: through the outbox, signed, by the server. */
  "POST /api/webhooks/:id/test": route({
    ...endpoint,
    handler: async ({ params }, desk) => {
      const found = await endpointOf(desk, params.id);
      if (found.off_since !== null)
        throw new Refusal(409, "It is switched off: switch it on first.");
      await addEvent(desk.storage, { name: "test" }, desk.now(), found);
      return {};
    },
  }),

  "POST /api/webhooks/:id/again/:delivery": route({
    params: again,
    handler: async (asked, desk) => {
      const { id, name } = await endpointOf(desk, asked.params.id);
      await sendAgain(desk.storage, asked.params.delivery, desk.now());
      return audit(desk, asked, "webhooks", id, `Sent an event to ${name} again`);
    },
  }),
};

async function endpointOf({ storage }: Desk, id: string): Promise<Endpoint> {
  return orRefuse(await findEndpoint(storage, id), "This webhook does not exist any more.");
}

async function ownOf(desk: Desk, id: string): Promise<Endpoint> {
  const found = await endpointOf(desk, id);
  if (found.id === OF_SETTINGS)
    throw new Refusal(409, "This webhook is in the settings (WEBHOOK_URL): it is changed there.");
  return found;
}

/** What the form says of an endpoint, as the storage has it. */
function rowOf({ config }: Desk, { events, is_personal, ...rest }: z.output<typeof fields>) {
  if (rest.url.startsWith("http:") && config.webhooks.allowed.rules.length === 0)
    throw new Refusal(400, "Only https: what is sent must not be readable on the way.");
  return { ...rest, events: events.join(" "), is_personal: Number(is_personal) as 0 | 1 };
}

const shownOf = (one: Endpoint) => ({
  ...shown(one, "id", "name", "kind", "url", "header_name", "off_since", "off_reason"),
  events: one.events.split(" ") as Array<(typeof EVENTS)[number]>,
  isPersonal: one.is_personal === 1,
  isOfSettings: one.id === OF_SETTINGS,
});

const deliveryShown = (one: Awaited<ReturnType<typeof lastDeliveries>>[number]) => ({
  ...shown(one, "event", "attempts", "status", "answer"),
  /** What goes to a webhook is never written as a file. */
  state: one.state as Exclude<typeof one.state, "written">,
  id: one.mail_id,
  at: one.occurred_at,
  error: one.last_error,
  submission: one.submission_id,
  nextAt: one.state === "waiting" && one.attempts > 0 ? one.next_attempt_at : null,
});
