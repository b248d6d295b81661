import { inject, onTestFinished } from "vitest";
import { HONEYPOT_FIELD, OWN_IDS, SEND_FORM_PATH } from "../../../contract/forms.ts";
import { type Config, readConfig } from "../../../server/config.ts";
import { type Entry, listEntries } from "../../../server/inbox/submissions/read.ts";
import type { ReadingSettings } from "../../../server/incoming/reader.ts";
import { type Service, startService } from "../../../server/service.ts";
import type { WatchSettings } from "../../../server/watch.ts";
import type { SenderSettings } from "../../../server/webhooks/sender.ts";
import { EAGER } from "./eager.ts";
import { FIXTURE_CONTENT } from "./folders.ts";

export interface Started extends Service {
  config: Config;
  url: string;
  entries(): Promise<Entry[]>;
  /** What `sendForm` of the EmailJS SDK sends: multipart, its own names last. */
  send(fields: Record<string, string>, template?: string, init?: RequestInit): Promise<Response>;
  /** What a browser without JavaScript sends. */
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export function testConfig(settings: Record<string, string> = {}): Config {
  return readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    SITE_URL: "https://verdant-ledger.example",
    BUILD_DIR: inject("site"),
    CONTENT_DIR: FIXTURE_CONTENT,
    LOG_LEVEL: "silent",
    MIN_FILL_MS: "500",
    MAIL_TO: "desk@verdant-ledger.example",
    /** No mail comes by the time of day, unless a test is about it. */
    DIGEST_AT: "off",
    /** A mail for each form, unless a test is about floods. */
    NOTICES_PER_MINUTE: "0",
    ADDRESSES_PER_HOUR: "0",
    VISITOR_MAILS_PER_HOUR: "0",
    ...settings,
  });
}

export async function startTestService(
  settings: Record<string, string>,
  worker = EAGER,
  watch: Partial<WatchSettings> = {},
  webhooks: Partial<SenderSettings> = {},
  reading: Partial<ReadingSettings> = {},
): Promise<Started> {
  const config = testConfig(settings);
  const service = await startService(config, worker, watch, webhooks, reading);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= service.close();
    return closed;
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${service.port}`;
  return {
    ...service,
    close,
    config,
    url,
    entries: () => allEntries(service),
    send: (fields, template = OWN_IDS.contactTemplateId, init = {}) =>
      fetch(url + SEND_FORM_PATH, { method: "POST", body: sdkForm(fields, template), ...init }),
    post: (path, fields, headers = {}) =>
      fetch(url + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
        headers: {
          accept: "text/html,application/xhtml+xml",
          "sec-fetch-mode": "navigate",
          ...headers,
        },
      }),
  };
}

export function sdkForm(fields: Record<string, string>, template: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ [HONEYPOT_FIELD]: "", ...fields }))
    form.append(name, value);
  form.append("lib_version", "4.4.1");
  form.append("service_id", OWN_IDS.serviceId);
  form.append("template_id", template);
  form.append("user_id", OWN_IDS.publicKey);
  return form;
}

/** What a form without JavaScript carries unseen. */
export const hiddenIds = (template: string) => ({
  [HONEYPOT_FIELD]: "",
  service_id: OWN_IDS.serviceId,
  template_id: template,
  user_id: OWN_IDS.publicKey,
});

export const INQUIRY = {
  name: "Asha Rao",
  email: "Asha.Rao@steelworks.example",
  phone: "+91 98765 43210",
  company: "Steelworks & Sons",
  service: "cbam-consultancy",
  message: "We export fasteners (HS 7318).\nWhat do our buyers need by September 2027?",
};

/** What must never be logged of it; the whole phone number, as five of its digits can stand in a request's id. */
export const PERSONAL = /asha|steelworks|fasteners|98765 ?43210/i;

export async function allEntries({ storage }: Pick<Service, "storage">): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of listEntries(storage)) entries.push(entry);
  return entries;
}
