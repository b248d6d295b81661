import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";

/** The figures Lighthouse calls slow 4G, and its mid-range phone. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
export const SLOWDOWN = 4;
export const PHONE = { width: 412, height: 823 };
export const DESKTOP = { width: 1350, height: 940 };

export function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

export type Visit = { page: Page; cdp: CDPSession; close: () => Promise<void> };

type Conditions = BrowserContextOptions & { network?: boolean; cpu?: boolean };

/** A visitor with an empty cache, on slow 4G and a slow processor where asked. */
export async function newVisit(browser: Browser, { network, cpu, ...options }: Conditions): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-IN", timezoneId: "Asia/Kolkata", ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (network) await cdp.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  if (cpu) await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, cdp, close: () => context.close() };
}

/** Waits until the menus and the islands that start by themselves answer. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-nav="css"]') &&
      !document.querySelector('astro-island[ssr]:is([client="load"],[client="idle"])'),
  );
}
