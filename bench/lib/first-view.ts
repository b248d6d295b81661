import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { newVisit, PHONE } from "./browser.ts";

type Kind = "html" | "scripts" | "fonts" | "pictures" | "other";

export type FirstView = {
  bytes: Record<Kind, number>;
  requests: number;
  /** Asked for, and wholly arrived, before the first contentful paint. */
  startedBeforePaint: number;
  finishedBeforePaint: number;
  renderBlocking: string[];
  thirdParty: string[];
  firstPaint: number;
};

type Seen = { url: string; type: string; started: number; finished: number };

/**
 * Everything a phone fetches on first view, without scrolling, on slow 4G. Sizes are those of the files the server
 * sends, brotli where the build wrote it, so that headers and chunk framing do not blur the count.
 */
export async function firstView(browser: Browser, origin: string, address: string, folder: string) {
  const { page, cdp, close } = await newVisit(browser, { viewport: PHONE, network: true });
  const seen = new Map<string, Seen>();
  let navigationStart = 0;
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith("data:")) return;
    if (type === "Document") navigationStart = timestamp;
    seen.set(requestId, {
      url: request.url,
      type: type ?? "Other",
      started: timestamp,
      finished: Number.POSITIVE_INFINITY,
    });
  });
  cdp.on("Network.loadingFinished", ({ requestId, timestamp }) => {
    const request = seen.get(requestId);
    if (request) request.finished = timestamp;
  });
  await page.goto(origin + address, { waitUntil: "networkidle" });
  const painted = await page.evaluate(paintAndBlockers);
  await close();

  const paint = navigationStart + painted.firstPaint / 1000;
  const all = [...seen.values()];
  const view: FirstView = {
    bytes: { html: 0, scripts: 0, fonts: 0, pictures: 0, other: 0 },
    requests: all.length,
    startedBeforePaint: all.filter(({ started }) => started < paint).length,
    finishedBeforePaint: all.filter(({ finished }) => finished < paint).length,
    renderBlocking: painted.blocking,
    thirdParty: all.map(({ url }) => url).filter((url) => new URL(url).origin !== origin),
    firstPaint: painted.firstPaint,
  };
  for (const { url, type } of all) {
    if (new URL(url).origin === origin)
      view.bytes[kindOf(type, url)] += wireSize(folder, new URL(url).pathname);
  }
  return view;
}

function paintAndBlockers() {
  const entries = performance.getEntriesByType("resource") as Array<
    PerformanceResourceTiming & { renderBlockingStatus?: string }
  >;
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    blocking: entries.filter((entry) => entry.renderBlockingStatus === "blocking").map(({ name }) => name),
  };
}

function kindOf(type: string, url: string): Kind {
  if (/\.m?js$/.test(url)) return "scripts";
  if (/\.woff2$/.test(url)) return "fonts";
  if (type === "Document") return "html";
  return /\.(svg|avif|webp|png|jpe?g|ico)$/.test(url) ? "pictures" : "other";
}

/** Bytes of the answer's body: the brotli file where there is one. */
export function wireSize(folder: string, address: string): number {
  const plain = path.join(folder, decodeURIComponent(address));
  const file = existsSync(plain) && statSync(plain).isFile() ? plain : path.join(plain, "index.html");
  if (!existsSync(file)) throw new Error(`No file of ${folder} answers ${address}.`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
