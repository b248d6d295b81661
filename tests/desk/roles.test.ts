import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { Api } from "../../desk/api.ts";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { addColleague } from "./colleagues.ts";
import { ORIGIN, startDesk } from "./harness.ts";

const ALL = ["owner", "editor", "clerk"] as const;
const OPEN = "open to nobody in particular";

/** Every route of the desk, and who may ask. A route that is missing here fails the test. */
const TABLE: Record<keyof Api, readonly Role[] | typeof OPEN> = {
  "GET /api/entrance": OPEN,
  "POST /api/entrance/passkey": OPEN,
  "POST /api/session": OPEN,
  "POST /api/invitation": OPEN,
  "POST /api/invitation/options": OPEN,
  "POST /api/invitation/accept": OPEN,
  // Only by a key that the desk made for one mail, and that it gives to those who may see it.
  "GET /api/mail-previews/:key": OPEN,

  "GET /api/session": ALL,
  "PUT /api/session": ALL,
  "DELETE /api/session": ALL,
  "GET /api/account": ALL,
  "PUT /api/account": ALL,
  "POST /api/account/passkeys/options": ALL,
  "POST /api/account/passkeys": ALL,
  "DELETE /api/account/passkeys/:id": ALL,
  "POST /api/account/recovery-codes": ALL,
  "DELETE /api/account/sessions/:id": ALL,
  "DELETE /api/account/sessions": ALL,
  "GET /api/audit": ALL,

  "GET /api/people": ["owner"],
  "POST /api/people/invitations": ["owner"],
  "DELETE /api/people/invitations/:id": ["owner"],
  "PUT /api/people/:id": ["owner"],
  "DELETE /api/people/:id": ["owner"],
  "DELETE /api/people/:id/sessions": ["owner"],

  "GET /api/webhooks": ["owner"],
  "GET /api/webhooks/:id": ["owner"],
  "POST /api/webhooks": ["owner"],
  "PUT /api/webhooks/:id": ["owner"],
  "DELETE /api/webhooks/:id": ["owner"],
  "POST /api/webhooks/:id/secret": ["owner"],
  "POST /api/webhooks/:id/on": ["owner"],
  "POST /api/webhooks/:id/test": ["owner"],
  "POST /api/webhooks/:id/again/:delivery": ["owner"],

  "GET /api/inbox/overview": ["owner", "clerk"],
  "GET /api/inbox/choices": ["owner", "clerk"],
  "GET /api/inbox/submissions": ["owner", "clerk"],
  "GET /api/inbox/submissions.csv": ["owner", "clerk"],
  "GET /api/inbox/submissions/:id": ["owner", "clerk"],
  "GET /api/inbox/submissions/:id/file": ["owner", "clerk"],
  "POST /api/inbox/submissions/:id": ["owner", "clerk"],
  "DELETE /api/inbox/submissions/:id": ["owner", "clerk"],
  "GET /api/inbox/submissions/:id/replies": ["owner", "clerk"],
  "POST /api/inbox/submissions/:id/replies": ["owner", "clerk"],
  "POST /api/inbox/submissions/:id/replies/preview": ["owner", "clerk"],
  "DELETE /api/inbox/submissions/:id/replies/:mail": ["owner", "clerk"],
  "POST /api/inbox/submissions/:id/writing": ["owner", "clerk"],
  "GET /api/inbox/attachments/:id": ["owner", "clerk"],
  "POST /api/inbox/bulk": ["owner", "clerk"],
  "DELETE /api/inbox/bulk/:id": ["owner", "clerk"],
  "POST /api/inbox/retry": ["owner", "clerk"],
  "GET /api/inbox/lists/:list": ["owner", "clerk"],
  "GET /api/inbox/lists/:list/csv": ["owner", "clerk"],
  "GET /api/inbox/runs": ["owner", "clerk"],
  "GET /api/inbox/runs/:training/:run": ["owner", "clerk"],
  "GET /api/inbox/runs/:training/:run/csv": ["owner", "clerk"],
  "PUT /api/inbox/runs/:training/:run/detail": ["owner", "clerk"],
  "POST /api/inbox/set-aside": ["owner", "clerk"],
  "POST /api/inbox/runs/:training/:run/sheet": ["owner", "clerk"],
  "POST /api/inbox/runs/:training/:run/mail": ["owner", "clerk"],
  "POST /api/inbox/runs/:training/:run/retry": ["owner", "clerk"],
  "GET /api/certificates/:training/:run": ["owner"],
  "POST /api/certificates/:training/:run": ["owner"],
  "POST /api/certificates/key": ["owner"],
  "GET /api/certificates/paper/:number": ["owner"],
  "POST /api/certificates/withdraw/:number": ["owner"],
  "GET /api/inbox/submissions/:id/registrations": ["owner", "clerk"],
  "POST /api/inbox/submissions/:id/registrations": ["owner", "clerk"],
  "DELETE /api/inbox/submissions/:id/registrations/:registration": ["owner", "clerk"],
  "POST /api/inbox/registrations": ["owner", "clerk"],
  "PUT /api/inbox/registrations/:id": ["owner", "clerk"],
  "DELETE /api/inbox/registrations/:id": ["owner", "clerk"],
  "GET /api/inbox/people": ["owner", "clerk"],
  "POST /api/inbox/person/lists": ["owner", "clerk"],
  "DELETE /api/inbox/person/lists": ["owner", "clerk"],
  "DELETE /api/inbox/person/unreachable": ["owner", "clerk"],
  "GET /api/inbox/person/copy": ["owner", "clerk"],
  "PUT /api/inbox/submissions/:id/address": ["owner", "clerk"],
  "GET /api/inbox/person": ["owner", "clerk"],
  "DELETE /api/inbox/person": ["owner", "clerk"],

  "GET /api/content/list": ["owner", "editor"],
  "GET /api/content/problems": ["owner", "editor"],
  "GET /api/content/choices": ["owner", "editor"],
  "GET /api/content/record": ["owner", "editor"],
  "GET /api/content/draft": ["owner", "editor"],
  "PUT /api/content/draft": ["owner", "editor"],
  "DELETE /api/content/draft": ["owner", "editor"],
  "GET /api/content/versions": ["owner", "editor"],
  "GET /api/content/version": ["owner", "editor"],
  "GET /api/content/deleted": ["owner", "editor"],
  "POST /api/content/deleted": ["owner", "editor"],
  "GET /api/content/search": ["owner", "editor"],
  "POST /api/content/new": ["owner", "editor"],
  "POST /api/content/here": ["owner", "editor"],
  "GET /api/content/pages": ["owner", "editor"],
  "POST /api/content/pages": ["owner", "editor"],
  "PUT /api/content/record": ["owner", "editor"],
  "DELETE /api/content/record": ["owner", "editor"],
  "GET /api/content/picture": ["owner", "editor"],
  "GET /api/content/photos/unnamed": ["owner", "editor"],
  "DELETE /api/content/photo": ["owner", "editor"],
  "POST /api/content/photo": ["owner", "editor"],
  "POST /api/content/preview": ["owner", "editor"],
  "GET /api/content/pending": ["owner", "editor"],
  "GET /api/content/publish": ["owner", "editor"],
  "POST /api/content/publish": ["owner", "editor"],
  "POST /api/content/undo": ["owner", "editor"],
  "POST /api/content/schedule": ["owner", "editor"],
  "DELETE /api/content/schedule": ["owner", "editor"],
  "GET /api/figures/visits": ALL,
  "GET /api/figures/inquiries": ALL,
  "GET /api/review": ["owner", "editor"],
  "POST /api/review/checked": ["owner", "editor"],

  "GET /api/mailings": ["owner", "clerk"],
  "POST /api/mailings": ["owner"],
  "GET /api/mailings/:id": ["owner", "clerk"],
  "PUT /api/mailings/:id/approval": ["owner"],
  "GET /api/mailings/form-mails": ["owner"],
  "GET /api/mailings/form-mails/:name": ["owner"],
  "PUT /api/mailings/:id": ["owner"],
  "DELETE /api/mailings/:id": ["owner"],
  "POST /api/mailings/:id/preview": ["owner", "clerk"],
  "POST /api/mailings/:id/test": ["owner"],
  // Of what an owner approved, as mailings.test.ts shows.
  "POST /api/mailings/:id/steps": ["owner", "clerk"],
  "POST /api/mailings/:id/retry": ["owner", "clerk"],
  "GET /api/mailings/choices": ["owner"],
  "GET /api/mailings/waiting": ["owner"],
  "POST /api/mailings/waiting/preview": ["owner"],
  "POST /api/mailings/waiting": ["owner"],
  "GET /api/mailings/watch": ["owner"],
  "POST /api/mailings/watch/preview": ["owner"],
  "POST /api/mailings/watch": ["owner"],
};

const REACHED = 299;

/** The desk whose routes end before their work begins, so that each can be tried. */
async function startTriedDesk() {
  const routes: string[] = [];
  let isTried = false;
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat()) if (one !== "HEAD") routes.push(`${one} ${url}`);
    });
    fastify.addHook("preHandler", async (request, reply) => {
      if (isTried && request.routeOptions.url !== undefined) return reply.code(REACHED).send({});
    });
  };
  diagnostics.subscribe("fastify.initialization", watch);
  onTestFinished(() => void diagnostics.unsubscribe("fastify.initialization", watch));
  const desk = await startDesk();
  return { desk, routes, begin: () => (isTried = true) };
}

/** Owners once, who may no more than nobody, and an owner's browser on the page of another site, which may nothing. */
async function strangersOf(desk: Awaited<ReturnType<typeof startDesk>>) {
  const [signedOut, removed, lured] = [
    await addColleague(desk, "owner", "Signed out"),
    await addColleague(desk, "owner", "Removed"),
    await addColleague(desk, "owner", "Lured"),
  ];
  await signedOut.call("/api/session", { method: "DELETE" });
  await lured.call(`/api/people/${removed.account.id}`, { method: "DELETE" });
  const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  return {
    "signed out": { headers: signedOut.headers, isRefused: false },
    removed: { headers: removed.headers, isRefused: false },
    "without the token": { headers: { ...lured.headers, "x-desk-token": "" }, isRefused: false },
    lured: { headers: { ...lured.headers, ...elsewhere }, isRefused: true },
  };
}

test("every route, for each role, for nobody and for strangers → as the table says, and none is missing there", async () => {
  const { desk, routes, begin } = await startTriedDesk();
  const visitors: [Role | "nobody", Record<string, string>][] = [
    ["nobody", { origin: ORIGIN, "sec-fetch-site": "same-origin" }],
  ];
  for (const role of ALL) visitors.push([role, (await addColleague(desk, role)).headers]);
  const strangers = await strangersOf(desk);
  begin();
  const found: Record<string, unknown> = {};
  for (const route of routes) {
    const [method, url = ""] = route.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
    const answers = new Map<string, number>();
    for (const [who, headers] of visitors)
      answers.set(who, (await desk.ask(url.replace(/:\w+/g, "x"), { method, headers })).status);
    expect([REACHED, 401], route).toContain(answers.get("nobody"));
    for (const role of ALL)
      expect([REACHED, 403], `${route} as ${role}`).toContain(answers.get(role));
    for (const [who, { headers, isRefused }] of Object.entries(strangers)) {
      const path = url.replace(/:\w+/g, "x");
      const { status } = await desk.ask(path, { method, headers });
      expect(status, `${route} as ${who}`).toBe(isRefused ? 403 : answers.get("nobody"));
    }
    found[route] =
      answers.get("nobody") === REACHED
        ? OPEN
        : ALL.filter((role) => answers.get(role) === REACHED);
  }
  expect(found).toEqual(TABLE);
});
