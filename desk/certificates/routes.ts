import { readFileSync, writeFileSync } from "node:fs";
import { type Document, isSeq, parseDocument } from "yaml";
import { z } from "zod";
import { MINUTE, momentOf } from "../../contract/indian-time.ts";
import type { RunKey } from "../../server/inbox/registrations/registrations.ts";
import { takeOutOfMails } from "../../server/inbox/registrations/training-mails.ts";
import { findRow } from "../../server/inbox/storage/rows.ts";
import {
  type CertificateKey,
  certificateFile,
  certificateKeys,
  REASONS,
  withdrawnCertificates,
} from "../../site/content/records/certificates.ts";
import { today } from "../../site/dates/dates.ts";
import { audit, type Desk, shown } from "../desk.ts";
import { runParams } from "../fields.ts";
import { sendFile } from "../inbox/downloads.ts";
import { findRun, runNames } from "../inbox/runs.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { certificatesOf, issueCertificates, refusalOf, withoutCertificate } from "./issue.ts";
import {
  freeId,
  isKeyLive,
  lockedKey,
  makeKey,
  type SigningKey,
  storeKey,
  unlockKey,
} from "./key.ts";

const numbered = z.object({
  number: z.string().regex(/^\d{4}-\d{4,}$/, "This is no number of a certificate."),
});
const passphrase = z
  .string()
  .min(16, "A passphrase has at least 16 characters: five words that nobody would guess.")
  .max(500, "This passphrase is too long.");

const newKey = z.strictObject({ passphrase, replaces: z.string().max(12).optional() });

const MOST_TRIES = 3;
const TRIES_MS = 15 * MINUTE;

export const certificateRoutes = {
  "GET /api/certificates/:training/:run": route({
    params: runParams,
    handler: ({ params }, desk) => certificatesFor(desk, params),
  }),
  "POST /api/certificates/key": route({ body: newKey, handler: makeSigningKey }),
  "POST /api/certificates/:training/:run": route({
    params: runParams,
    body: z.strictObject({ passphrase: z.string().max(500) }),
    handler: async (asked, desk) => {
      const run = orRefuse(findRun(asked.params), "There is no such run in the content.");
      const key = await unlock(desk, asked.body.passphrase);
      const count = await issueCertificates(desk, run, key);
      const { title, dates } = runNames(run.training.slug, run.id);
      await audit(desk, asked, "inbox", "", `Issued certificates (${count}): ${title}, ${dates}`);
      return { count };
    },
  }),
  "GET /api/certificates/paper/:number": route({
    params: numbered,
    handler: async ({ params: { number }, reply }, { storage }) => {
      const row = await findRow(storage, "certificate", { number });
      if (!row?.pdf) throw new Refusal(404, "This certificate is not stored any more.");
      return sendFile(reply, `${number}.pdf`, Buffer.from(row.pdf, "base64"));
    },
  }),
  "POST /api/certificates/withdraw/:number": route({
    params: numbered,
    body: z.strictObject({ reason: z.enum(REASONS, "Choose a reason.") }),
    handler: async (asked, desk) => {
      const { number } = asked.params;
      const { reason } = asked.body;
      if (withdrawnCertificates().some((one) => one.number === number))
        throw new Refusal(409, `${number} was taken back already.`);
      addWithdrawn(number, reason);
      await desk.storage.db.transaction().execute((db) => takeOutOfMails({ db }, number));
      return audit(desk, asked, "inbox", "", `Took back certificate ${number}: ${reason}`);
    },
  }),
};

async function certificatesFor({ storage, config }: Desk, key: RunKey) {
  const run = findRun(key);
  const locked = await lockedKey(storage);
  const gone = new Map(withdrawnCertificates().map(({ number, reason }) => [number, reason]));
  const issued = await certificatesOf(storage, key);
  return {
    /** The id of the key that signs; null before one is made. */
    keyId: locked?.id ?? null,
    isKeyLive: !locked || isKeyLive(config.buildDir, locked.id),
    /** Why none can be signed for this run yet. */
    refusal: run ? refusalOf(run) : "",
    reasons: REASONS,
    /** The names of those who attended and have none. */
    wanted: run ? (await withoutCertificate(storage, run)).map(({ name }) => name) : [],
    issued: issued.map((one) => ({
      ...shown(one, "number", "name", "issued_on"),
      withdrawn: gone.get(one.number) ?? null,
    })),
  };
}

/** Makes the first key, or with `replaces` the next one: its id names the key that nothing is signed with any more. */
async function makeSigningKey(asked: Asked & { body: z.output<typeof newKey> }, desk: Desk) {
  const { passphrase, replaces } = asked.body;
  const before = await lockedKey(desk.storage);
  if (before?.id !== replaces) throw keptKey(before?.id);
  const id = freeId(before);
  const { locked, publicKey } = makeKey(id, passphrase);
  await desk.storage.db.transaction().execute(async (db) => {
    const isStored = await storeKey({ db }, locked, before);
    if (!isStored) throw keptKey((await lockedKey({ db }))?.id);
    addPublicKey({ id, publicKey, from: today() }, before?.id);
  });
  const what = before
    ? `Replaced the key ${before.id} for certificates by ${id}`
    : `Made the key ${id} for certificates`;
  return audit(desk, asked, "inbox", "", what);
}

/** The private key; refuses a wrong passphrase, and all of them for a while after three wrong ones. */
async function unlock(desk: Desk, given: string): Promise<SigningKey> {
  const wrong = desk.wrongPassphrases.filter((at) => at > desk.now() - TRIES_MS);
  desk.wrongPassphrases = wrong;
  const key = wrong.length < MOST_TRIES && (await unlockKey(desk.storage, given));
  if (key) return key;
  if (wrong.length < MOST_TRIES) wrong.push(desk.now());
  const left = ["", "1 try is left", "2 tries are left"][MOST_TRIES - wrong.length];
  if (left) throw new Refusal(403, `This is not the passphrase of the key. ${left}.`);
  const until = momentOf((wrong[0] ?? 0) + TRIES_MS).slice(11);
  const sentence = `Three wrong passphrases: the key stays locked until ${until}. Nothing was signed or sent.`;
  throw new Refusal(429, sentence);
}

/** Nobody replaces a key unasked: what is signed next would not open with the passphrase that is written down. */
const keptKey = (id: string | undefined) =>
  id
    ? new Refusal(
        409,
        `There is a key already, ${id}, and it is kept. “Replace the key” makes another in its place.`,
      )
    : new Refusal(409, "There is no key to replace: make one.");

/** The placeholder that nobody has the private part of. */
const SAMPLE = "sample";

function change(name: "keys" | "withdrawn", edit: (record: Document) => void): void {
  const file = certificateFile(name);
  const record = parseDocument(readFileSync(file, "utf8"));
  edit(record);
  writeFileSync(file, String(record));
}

/**
 * Adds a public key to those that count, once published. The first real one takes the place of the placeholder; the one
 * `before` it stays for what it signed, until today.
 */
function addPublicKey(key: CertificateKey, before: string | undefined): void {
  const keys = certificateKeys();
  const placeholder = keys.findIndex(({ id }) => id === SAMPLE);
  const last = keys.findIndex(({ id, until }) => id === before && until === undefined);
  change("keys", (record) => {
    if (last >= 0) record.setIn(["keys", last, "until"], key.from);
    record.addIn(["keys"], record.createNode(key));
    if (placeholder < 0) return;
    record.deleteIn(["keys", placeholder]);
    record.delete("sample");
  });
}

function addWithdrawn(number: string, reason: (typeof REASONS)[number]): void {
  change("withdrawn", (record) => {
    const listed = record.get("withdrawn");
    if (isSeq(listed)) listed.flow = false;
    record.addIn(["withdrawn"], record.createNode({ number, on: today(), reason }, { flow: true }));
  });
}
