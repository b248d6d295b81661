import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page, type ViewportSize } from "@playwright/test";
import { startSite } from "./site.ts";

/** The figures Lighthouse calls slow 4G, and its mid-range phone. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
export const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
export const DESKTOP = { width: 1350, height: 940 };

function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Serves a build folder with our own server and opens a browser; both end after `measure`. */
export async function withSite<Result>(
  folder: string,
  measure: (origin: string, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(folder);
  const browser = await launchBrowser();
  try {
    return await measure(site.origin, browser);
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Conditions = { viewport: ViewportSize; network?: boolean; cpu?: boolean };

/** A page of a visitor with an empty cache; `network` makes the network slow 4G, `cpu` the processor slower. */
export async function newVisit(browser: Browser, { network, cpu, viewport }: Conditions) {
  const context = await browser.newContext({ locale: "en-IN", timezoneId: "Asia/Kolkata", viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (network) await cdp.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  if (cpu) await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, cdp, close: () => context.close() };
}

/** Waits until the menus work and the islands that start by themselves have started. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-nav="css"]') &&
      !document.querySelector('astro-island[ssr]:is([client="load"],[client="idle"])'),
  );
}

const NOTHING = { html: 0, scripts: 0, fonts: 0, pictures: 0, other: 0, requests: 0 };
export type FirstView = typeof NOTHING;

/**
 * The bytes a phone fetches on first view, without scrolling. Sizes are those of the files the server sends, brotli
 * where the build wrote it, so that headers and chunk framing do not blur the count.
 */
export async function firstView(browser: Browser, origin: string, to: string, folder: string) {
  const { page, close } = await newVisit(browser, { viewport: PHONE });
  const view = { ...NOTHING };
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return;
    view.requests++;
    view[kindOf(request.resourceType(), url.pathname)] += wireSize(folder, url.pathname);
  });
  await page.goto(origin + to, { waitUntil: "networkidle" });
  await close();
  return view;
}

function kindOf(type: string, file: string): Exclude<keyof FirstView, "requests"> {
  if (file.endsWith(".js")) return "scripts";
  if (file.endsWith(".woff2")) return "fonts";
  if (type === "document") return "html";
  return isPicture(file) ? "pictures" : "other";
}

export const isPicture = (file: string) => /\.(svg|avif|webp|png|jpe?g|ico)$/.test(file);

/** Bytes of the answer's body, of the brotli file if there is one; throws if no file answers the path. */
export function wireSize(folder: string, pathname: string): number {
  const plain = path.join(folder, decodeURIComponent(pathname));
  const file = existsSync(plain) && statSync(plain).isFile() ? plain : path.join(plain, "index.html");
  if (!existsSync(file)) throw new Error(`No file of ${folder} answers ${pathname}.`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
