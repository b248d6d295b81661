import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

/** Whether somebody asked not to be counted: “Do not track” or Global Privacy Control. */
export const wantsNoCount = (headers: IncomingHttpHeaders) =>
  headers.dnt === "1" || headers["sec-gpc"] === "1";

export function botReason(headers: IncomingHttpHeaders, isDriven: boolean): string | undefined {
  const { "user-agent": agent = "", origin, "sec-fetch-site": site } = headers;
  if (isbot(agent)) return "its name says so";
  if (agent === "" || (origin === undefined && site === undefined)) return "not sent by a browser";
  return isDriven ? "a browser driven by a program" : undefined;
}

export function deviceOf(agent = ""): "phone" | "tablet" | "computer" {
  if (/ipad|tablet|android(?!.*mobile)/i.test(agent)) return "tablet";
  return /mobi|iphone|android/i.test(agent) ? "phone" : "computer";
}

/** The host of a page that led here, without what only says how it was shown; "" for none. */
export const sourceOf = (host: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host) && host.length <= 80
    ? host.toLowerCase().replace(/^(?:www|m|mobile|l|lm|amp|out)\.(?=.*\.)/, "")
    : "";

const CAMPAIGN_PARTS = ["utm_source", "utm_medium", "utm_campaign"];

export function campaignOf(query: string): string {
  const asked = new URLSearchParams(query);
  const parts = CAMPAIGN_PARTS.map((name) =>
    (asked.get(name) ?? "").replace(/[^\p{L}\p{N} ._-]/gu, ""),
  );
  const campaign = parts.map((part) => part.trim().slice(0, 30)).join(" / ");
  return campaign.replace(/^[ /]+|[ /]+$/g, "").toLowerCase();
}

/** What was searched for, if it is a few words; "" for anything like an address or a number of somebody. */
export function wordsOf(text: string): string {
  const words = text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  return /^[\p{L}\p{M}\p{N} .,'&/()-]{2,60}$/u.test(words) && !/(?:\d[ -]?){6}/.test(words)
    ? words
    : "";
}
