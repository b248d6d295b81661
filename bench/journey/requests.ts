import type { CDPSession } from "@playwright/test";
import { wireSize } from "../lib/first-view.ts";

export type Fetched = { url: string; picture: boolean; size: number };

export type Watch = {
  /** What has come over the network since the last call, caches aside. */
  take: () => Fetched[];
  /** Resolves once nothing has been under way for a while. */
  quiet: (forMs?: number) => Promise<void>;
};

export function watchRequests(cdp: CDPSession, origin: string, folder: string): Watch {
  const underWay = new Map<string, string>();
  let fetched: string[] = [];
  let lastChange = Date.now();
  const cached = new Set<string>();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    underWay.set(requestId, request.url);
    lastChange = Date.now();
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => void cached.add(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  const ended = ({ requestId }: { requestId: string }) => {
    const url = underWay.get(requestId);
    if (url === undefined) return;
    underWay.delete(requestId);
    if (!cached.has(requestId)) fetched.push(url);
    lastChange = Date.now();
  };
  cdp.on("Network.loadingFinished", ended);
  cdp.on("Network.loadingFailed", ended);
  return {
    take() {
      const taken = fetched.map((url) => ({
        url,
        picture: /\.(svg|avif|webp|png|jpe?g)$/.test(url),
        size: url.startsWith(origin) ? wireSize(folder, new URL(url).pathname) : 0,
      }));
      fetched = [];
      return taken;
    },
    async quiet(forMs = 500) {
      lastChange = Date.now();
      while (underWay.size > 0 || Date.now() - lastChange < forMs) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
