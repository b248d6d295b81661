import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { attempt } from "./attempt.ts";

const LOOKS_MS = 20_000;
const ANSWER_MS = 5000;
const EVERY_MS = 250;

/** `folder` is of the builds; `paths` are of pages that may have changed. */
type Looking = {
  siteUrl: string;
  folder: string;
  paths: string[];
  startedAt: number;
  signal: AbortSignal;
  looksMs?: number;
};

/** Looks at a public page until it is the one of the live release; a sentence about when, or what is there instead. */
export async function lookAtPage({
  siteUrl,
  folder,
  paths,
  startedAt,
  signal,
  looksMs = LOOKS_MS,
}: Looking) {
  const fileOf = (link: string, page: string) =>
    attempt(() => readFileSync(path.join(folder, link, page, "index.html"), "utf8"));
  const hasChanged = (page: string) => fileOf("client", page) !== fileOf("previous", page);
  const page = paths.find(hasChanged) ?? "/";
  const [url, published] = [siteUrl + page, fileOf("client", page)];
  const until = Date.now() + looksMs;
  let found: string;
  do {
    found = await answerOf(url, published, signal);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    if (found === "") return `Live after ${seconds} s: ${url} shows the new page.`;
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return "";
  } while (Date.now() < until);
  return `${found} Look at the page yourself, and ask whoever runs the server if it is not the new one.`;
}

async function answerOf(
  url: string,
  published: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  try {
    const signals = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const answer = await fetch(url, { headers: { "cache-control": "no-cache" }, signal: signals });
    const isPublished = (await answer.text()) === published;
    return isPublished ? "" : `The new site is published, but ${url} does not show it yet.`;
  } catch {
    return `The new site is published, but the desk cannot reach ${url}.`;
  }
}
