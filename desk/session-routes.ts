import { z } from "zod";
import { listAuditLines } from "../server/inbox/audit.ts";
import type { Area } from "./desk.ts";
import { SESSION_PATH, setCookie } from "./guard.ts";
import { Refusal, read } from "./refusal.ts";
import { SESSION_MS } from "./sessions.ts";

const who = z.string().trim().min(1, "Your name is missing.").max(60, "Your name is too long.");
const signIn = z.union([
  z.strictObject({ key: z.string().max(100) }),
  z.strictObject({ passphrase: z.string().max(500), who }),
]);
const auditQuery = z.object({
  subject: z.string().max(500).optional(),
  area: z.enum(["content", "inbox", "mailings", "review"]).optional(),
});

/** Signing in and out, the name that stands behind changes, and what was changed of late. */
export const registerSession: Area = (app, desk) => {
  const { sessions, settings, config } = desk;

  app.post(SESSION_PATH, { config: { isOpen: true } }, async (request, reply) => {
    const given = read(signIn, request.body);
    const session =
      "key" in given
        ? sessions.byKey(given.key, settings.name)
        : sessions.byPassphrase(given.passphrase, given.who);
    if (session === "locked")
      throw new Refusal(429, "Too many wrong passphrases: try again in fifteen minutes.");
    if (!session)
      throw new Refusal(
        401,
        "key" in given
          ? "This link was used before or is too old. Press Enter in the terminal where the desk runs: it prints a new one."
          : "The passphrase is wrong.",
      );
    setCookie(request, reply, session.id, SESSION_MS / 1000);
    return { token: session.token };
  });

  app.get(SESSION_PATH, async ({ session }) => ({ who: session.who, firm: config.firm.name }));

  app.put(SESSION_PATH, async ({ session, body }) => {
    session.who = read(z.strictObject({ who }), body).who;
    return { who: session.who };
  });

  app.delete(SESSION_PATH, async (request, reply) => {
    sessions.end(request.session);
    setCookie(request, reply, "", 0);
    return {};
  });

  app.get("/api/audit", async ({ query }) => {
    const { subject, area } = read(auditQuery, query);
    return { lines: await listAuditLines(desk.storage, { subject, room: area, limit: 100 }) };
  });
};
