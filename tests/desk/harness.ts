import { onTestFinished } from "vitest";
import { buildDesk } from "../../desk/app.ts";
import type { Desk } from "../../desk/desk.ts";
import { createSessions } from "../../desk/sessions.ts";
import { originsOf, readSettings } from "../../desk/settings.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { testConfig } from "../server/harness/service.ts";

export const HOST = "127.0.0.1:4600";
export const ORIGIN = `http://${HOST}`;

type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
interface Request {
  method?: Method;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** The whole desk without a port; `call` is what its own page sends, `ask` what anybody else might. */
export async function startDesk(
  settings: Record<string, string> = {},
  parts: Partial<Desk> = {},
  startedAt = Date.now(),
) {
  const config = testConfig({ DATA_DIR: temporaryFolder(), ...settings });
  const storage = await openStorage(config);
  const deskSettings = readSettings({ DESK_NAME: "Meera", ...settings });
  const clock = { now: startedAt };
  const sessions = createSessions(deskSettings.passphrase, () => clock.now);
  const origins = () => originsOf(deskSettings, deskSettings.port);
  const now = () => clock.now;
  const app = buildDesk({
    settings: deskSettings,
    config,
    storage,
    sessions,
    origins,
    now,
    ...parts,
  });
  onTestFinished(async () => {
    await app.close();
    await storage.close();
  });

  async function ask(url: string, { method = "GET", body, headers = {} }: Request = {}) {
    const given = Object.entries({ host: HOST, ...headers }).filter(
      ([, value]) => value !== undefined,
    );
    const answer = await app.inject({
      method,
      url,
      headers: Object.fromEntries(given) as Record<string, string>,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      json: () => answer.json(),
    };
  }

  /** Signs in by the link, as the page does; the headers of everything it sends afterwards. */
  async function signIn(given: object = { key: sessions.newKey() }) {
    const answer = await ask("/api/session", {
      method: "POST",
      body: given,
      headers: { origin: ORIGIN },
    });
    const cookie = String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";
    const own = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
    return { answer, headers: { ...own, cookie, "x-desk-token": answer.json().token as string } };
  }

  let { headers } = await signIn();
  /** After the clock was put on, the session may be over. */
  const setClock = async (now: number) => {
    clock.now = now;
    headers = (await signIn()).headers;
  };
  const call = (url: string, request: Request = {}) =>
    ask(url, { ...request, headers: { ...headers, ...request.headers } });
  const close = () => app.close();
  return { ask, call, signIn, sessions, storage, config, clock, setClock, close };
}
