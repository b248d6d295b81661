import { expect } from "vitest";
import { SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../../../contract/forms.ts";
import { fieldsOf } from "../../../server/inbox/storage/tables.ts";
import { eventually } from "../harness/eventually.ts";
import { fixtureSite } from "../harness/folders.ts";
import { entriesIn } from "../harness/inboxes.ts";
import type { MailServer } from "../harness/mail-server.ts";
import { INQUIRY, sdkForm } from "../harness/service.ts";
import { describeOnBothStorages, describeOnSqlite } from "../harness/storages.ts";

const isLong = process.env.FAULTS === "long";

/** How much of something a test does: a little with every `npm test`, plenty with `npm run test:faults`. */
export const amount = <Amount>(short: Amount, long: Amount): Amount => (isLong ? long : short);

/** On the storage most installations have, with every `npm test`; on both with `npm run test:faults`. */
export const describeFault = isLong ? describeOnBothStorages : describeOnSqlite;

/** Time enough for either form on a busy machine. */
export const TIMEOUT = amount(600_000, 1_800_000);

type Settings = Record<string, string>;

/** Settings of a server without limits that sends its mails to the given server. */
export const unlimited = (storage: Settings, mail: MailServer): Settings => ({
  ...storage,
  BUILD_DIR: fixtureSite(),
  SMTP_URL: mail.url,
  MAIL_TO: "desk@verdant-ledger.example",
  RATE_LIMIT_PER_MINUTE: "0",
  RATE_LIMIT_GLOBAL_PER_MINUTE: "0",
  VISITOR_MAILS_PER_DAY: "0",
  NOTICES_PER_MINUTE: "0",
  ADDRESSES_PER_HOUR: "0",
  VISITOR_MAILS_PER_HOUR: "0",
  LOG_LEVEL: "silent",
});

interface Load {
  /** Inquiries answered with 200. */
  acknowledged: Set<string>;
  /** Attempts answered with 503 or not at all; each was repeated. */
  refused: () => number;
  /** Waits until every inquiry is acknowledged; a load without an end starts no further ones. */
  finish(): Promise<void>;
}

/** Visitors who each send one inquiry after the other, and press the button again when it fails. */
export function startLoad(
  url: () => string,
  { most = Number.POSITIVE_INFINITY, visitors = 8 } = {},
): Load {
  const acknowledged = new Set<string>();
  let asked = 0;
  let refused = 0;
  let finishing = false;
  const visitor = async () => {
    while (!finishing && asked < most) {
      const message = `inquiry ${asked++}`;
      while (!(await send(url(), message))) {
        refused++;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      acknowledged.add(message);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  /** Looked at in `finish`; until then a failure must not end the whole run. */
  all.catch(() => {});
  return {
    acknowledged,
    refused: () => refused,
    async finish() {
      finishing = most === Number.POSITIVE_INFINITY;
      await all;
    },
  };
}

/** True when acknowledged, false when it has to be sent again; any other answer is a fault of ours. */
async function send(url: string, message: string): Promise<boolean> {
  const fields = {
    ...INQUIRY,
    email: `${message.replace(" ", "-")}@steelworks.example`,
    message,
    [SUBMISSION_ID_FIELD]: `submission-${message.replace(" ", "-")}`,
  };
  let response: Response;
  try {
    response = await fetch(url + SEND_FORM_PATH, {
      method: "POST",
      body: sdkForm(fields, "contact"),
    });
    await response.text();
  } catch {
    return false;
  }
  if (response.status === 503)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  else expect(response.status).toBe(200);
  return response.status === 200;
}

/**
 * Waits until every mail is sent, then compares what was acknowledged with what is stored and mailed: nothing lost,
 * nothing doubled. A server killed while a mail is on its way cannot know whether it arrived; such a mail may come
 * again with the same Message-ID, and `repeats` says how many may.
 */
export async function account(
  what: string,
  load: Load,
  storage: Settings,
  mail: MailServer,
  { repeats = 0 } = {},
): Promise<void> {
  const allSent = async () =>
    (await entriesIn(storage)).every((one) => one.mails.every(({ state }) => state === "sent"));
  /** Listing a long inbox over and over would slow down the mails it waits for. */
  await eventually(() => mail.received.length >= 2 * load.acknowledged.size, TIMEOUT);
  await eventually(allSent, TIMEOUT);
  const entries = await entriesIn(storage);
  // Events for other programs wait in the same outbox.
  const mails = entries
    .flatMap((entry) => entry.mails)
    .filter(({ template }) => template !== "webhook");
  const promised = new Set(mails.map(({ message_id }) => message_id));
  const arrived = mail.received.map((one) => one.messageId ?? "");
  const doubled = arrived.length - new Set(arrived).size;
  process.stdout.write(
    `${what}: ${load.acknowledged.size} acknowledged (${load.refused()} attempts refused and repeated), ` +
      `${entries.length} stored, ${new Set(arrived).size} mails arrived, ${doubled} of them twice\n`,
  );
  expect(entries.map(({ submission }) => fieldsOf(submission).message).sort()).toEqual(
    [...load.acknowledged].sort(),
  );
  expect(promised.size).toBe(2 * load.acknowledged.size);
  expect(new Set(arrived)).toEqual(promised);
  expect(doubled).toBeLessThanOrEqual(repeats);
}

/** What /readyz says: "ready" or its reasons; "closed" when nobody answers. */
export async function readiness(url: string): Promise<string> {
  try {
    const response = await fetch(`${url}/readyz`);
    const said = (await response.json()) as { status: string; reasons?: string[] };
    expect(response.status).toBe(said.reasons ? 503 : 200);
    return said.reasons?.join(" ") ?? said.status;
  } catch (error) {
    if (error instanceof TypeError) return "closed";
    throw error;
  }
}
