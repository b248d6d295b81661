import { onTestFinished } from "vitest";
import { buildApp } from "../../../server/app.ts";
import { openStorage } from "../../../server/inbox/storage/open.ts";
import { openLiveSite } from "../../../server/static/live.ts";
import { temporaryFolder } from "./folders.ts";
import { testConfig } from "./service.ts";

/** The whole app without a port: what it answers, and the folder of the site it serves. */
export async function startApp(settings: Record<string, string> = {}) {
  const config = testConfig({ DATA_DIR: temporaryFolder(), ...settings });
  const storage = await openStorage(config);
  const app = buildApp(config, {
    site: await openLiveSite(config.buildDir),
    storage,
    onStored: () => {},
  });
  onTestFinished(async () => {
    await app.close();
    await storage.close();
  });
  const get = (
    url: string,
    headers: Record<string, string> = {},
    method: "GET" | "HEAD" | "POST" = "GET",
  ) => app.inject({ method, url, headers: { host: "verdant-ledger.example", ...headers } });
  return { app, get, folder: config.buildDir };
}
