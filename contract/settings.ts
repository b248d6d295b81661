import { z } from "zod";
import { OWN_IDS } from "./forms.ts";

/** Settings that build and server both read: checked in one place, so that pages and server agree. */

/** The variables that hold something: an empty setting counts as not set. */
export const filledIn = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));

export const origin = z
  .url({ protocol: /^https?$/, error: "must be a web address such as https://example.com" })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === "/" && !url.search && !url.hash, {
    error: "must be an origin without a path, such as https://example.com",
  })
  .transform((url) => url.origin);

export const onOff = (usual: string, other: string) =>
  z.enum([usual, other], { error: `must be ${usual} or ${other}` }).default(usual);

const SERVICE = /^(plausible|goatcounter|umami) (https:\/\/[a-z0-9.-]+(?::\d+)?)(?: ([\w-]+))?$/;

export interface Visits {
  by: "own" | "nobody" | "plausible" | "goatcounter" | "umami";
  origin?: string | undefined;
  id?: string | undefined;
}

const visits = z
  .string()
  .default("on")
  .transform((text, context): Visits => {
    if (text === "on") return { by: "own" };
    if (text === "off") return { by: "nobody" };
    const [, by, origin, id] = SERVICE.exec(text) ?? [];
    if (by && Boolean(id) === (by === "umami")) return { by: by as Visits["by"], origin, id };
    context.addIssue(
      "must be on, off, “plausible https://plausible.io”, “goatcounter https://code.goatcounter.com” or “umami https://cloud.umami.is website-id”",
    );
    return z.NEVER;
  });

const identifier = z.string().trim().optional();

export const sharedSettings = {
  SITE_URL: origin
    .refine((url) => !/^https?:\/\/www\./.test(url), "must be the bare domain, without www.")
    .optional(),
  CAREERS: onOff("off", "on"),
  VISITS: visits,
  NEWSLETTER_CONFIRM: onOff("on", "off"),
  EMAILJS_PUBLIC_KEY: identifier,
  EMAILJS_SERVICE_ID: identifier,
  EMAILJS_CONTACT_TEMPLATE_ID: identifier,
  EMAILJS_CHECKLIST_TEMPLATE_ID: identifier,
};

const ID_SETTINGS = {
  publicKey: "EMAILJS_PUBLIC_KEY",
  serviceId: "EMAILJS_SERVICE_ID",
  contactTemplateId: "EMAILJS_CONTACT_TEMPLATE_ID",
  checklistTemplateId: "EMAILJS_CHECKLIST_TEMPLATE_ID",
} as const;

export type FormIds = Record<keyof typeof OWN_IDS, string>;
type IdSettings = { [Name in (typeof ID_SETTINGS)[keyof typeof ID_SETTINGS]]?: string | undefined };

/** The ids that forms are sent with: those of EmailJS if all are set, our own if none is; throws if only some are. */
export function emailIds(settings: IdSettings) {
  const names = Object.values(ID_SETTINGS);
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(
      `${names.join(", ")} are set together or not at all; missing: ${missing.join(", ")}.`,
    );
  const areOwn = missing.length > 0;
  const ids = Object.entries(ID_SETTINGS).map(([key, name]) => [key, settings[name]]);
  return { areOwn, ...(areOwn ? OWN_IDS : (Object.fromEntries(ids) as FormIds)) };
}
