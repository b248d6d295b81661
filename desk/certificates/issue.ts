import { sign } from "node:crypto";
import {
  listRegistrations,
  participantsOf,
  type RunKey,
  withSeats,
} from "../../server/inbox/registrations/registrations.ts";
import { addTrainingMail } from "../../server/inbox/registrations/training-mails.ts";
import { addRow } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { CertificateRow, Registration } from "../../server/inbox/storage/tables.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { type Certificate, signedCode, unsignedCode } from "../../site/certificates/code.ts";
import { firm } from "../../site/content/reader/read.ts";
import { withdrawnCertificates } from "../../site/content/records/certificates.ts";
import { lastDay } from "../../site/content/records/run-days.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { dayText, durationText, timeText, today } from "../../site/dates/dates.ts";
import { certificateWords } from "../../site/for-desk.ts";
import { certificatePdf } from "../../site/outputs/downloads/certificate-pdf.ts";
import { missingLetters } from "../../site/outputs/downloads/fonts.ts";
import type { Desk } from "../desk.ts";
import { keyOf } from "../inbox/runs.ts";
import { Refusal } from "../refusal.ts";
import { isKeyLive, type SigningKey } from "./key.ts";
import { cleanName } from "./names.ts";

export const certificatesOf = ({ db }: Storage, { training, run }: RunKey) =>
  db
    .selectFrom("certificate")
    .select(["number", "registration_id", "name", "email", "issued_on"])
    .where("training", "=", training)
    .where("run", "=", run)
    .orderBy("number")
    .execute();

export async function withoutCertificate(storage: Storage, run: TrainingRun) {
  // Who did not complete it, or asked for none, gets no other.
  const isRenewed = ({ reason }: { reason: string }) => /error|replaced/.test(reason);
  const gone = new Set(
    withdrawnCertificates()
      .filter(isRenewed)
      .map(({ number }) => number),
  );
  const held = (await certificatesOf(storage, keyOf(run))).filter(
    ({ number }) => !gone.has(number),
  );
  const registrations = await listRegistrations(storage, keyOf(run));
  const isHeld = (id: string, name: string) =>
    held.some((one) => one.registration_id === id && one.name === name);
  const attended = registrations.filter(({ state }) => state === "attended");
  return attended.flatMap((registration) => {
    const names = participantsOf(registration).map(cleanName);
    return names
      .filter((name) => !isHeld(registration.id, name))
      .map((name) => ({ registration, name }));
  });
}

/** Why nobody can have completed a run; "" if they can. */
export function refusalOf(run: TrainingRun): string {
  if (run.state === "cancelled") return "This run was cancelled.";
  if (lastDay(run) <= today()) return "";
  return `This run ends on ${dayText(lastDay(run))}; nobody has completed it yet.`;
}

/** Somebody who completed a run, by a name of the registration they came on. */
type Holder = { registration: Registration; name: string };

/** A certificate that nothing is written down of yet. `pdf` is in base64. */
type Drawn = Holder & { number: string; code: string; pdf: string };

/**
 * Signs a certificate for everybody who attended and has none, and mails them: one mail for each registration. All are
 * written down with their mails or none, so that no number is given twice and nothing is mailed twice. Drawing takes
 * seconds, so nothing is locked meanwhile; who is no longer marked as attended by then gets none.
 */
export async function issueCertificates(
  desk: Desk,
  run: TrainingRun,
  signingKey: SigningKey,
): Promise<number> {
  const refusal = refusalOf(run);
  if (refusal) throw new Refusal(409, refusal);
  if (!isKeyLive(desk.config.buildDir, signingKey.id))
    throw new Refusal(409, "Publish the site first: until then a scan finds no key.");
  for (;;) {
    const holders = await withoutCertificate(desk.storage, run);
    if (holders.length === 0) throw new Refusal(409, NOBODY);
    for (const { name } of holders) await refuseMissingLetters(name);
    const first = await nextNumber(desk.storage);
    const drawn = await drawAll(run, holders, { first, signingKey });
    const count = await writeDown(desk, run, { first, drawn });
    if (count !== undefined) return count;
  }
}

const NOBODY = "Everybody who is marked as attended has a certificate, or nobody is.";

async function drawAll(
  run: TrainingRun,
  holders: Holder[],
  { first, signingKey }: { first: number; signingKey: SigningKey },
): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const [index, holder] of holders.entries())
    drawn.push(await draw(run, holder, numberText(first + index), signingKey));
  return drawn;
}

async function draw(
  run: TrainingRun,
  holder: Holder,
  number: string,
  { id, key }: SigningKey,
): Promise<Drawn> {
  const certificate: Certificate = {
    number,
    name: holder.name,
    course: run.training.title,
    sessions: run.sessions,
    issuedOn: today(),
    issuer: firm().name,
  };
  const unsigned = unsignedCode(certificate, id);
  const code = signedCode(unsigned, sign(null, Buffer.from(unsigned), key));
  const time = run.time ? [timeText(run.time)] : [];
  const pdf = await certificatePdf({
    certificate,
    code,
    words: certificateWords(),
    details: [durationText(run.sessions), ...time, run.format],
    modules: run.training.modules.map(({ title }) => title),
  });
  return { ...holder, number, code, pdf: Buffer.from(pdf).toString("base64") };
}

/**
 * Writes down what was drawn, and the mails, in one short transaction. Undefined if certificates were issued since
 * `first` was the next number: then all have to be drawn with other numbers.
 */
const writeDown = (
  desk: Desk,
  run: TrainingRun,
  { first, drawn }: { first: number; drawn: Drawn[] },
) =>
  withSeats(desk.storage, async (within) => {
    if ((await nextNumber(within)) !== first) return undefined;
    const issued = stillWanted(drawn, await withoutCertificate(within, run));
    if (issued.length === 0) throw new Refusal(409, NOBODY);
    for (const one of issued) await addRow(within, "certificate", rowOf(run, one));
    const when = { now: desk.now(), domain: domainOf(desk.config.mail.from) };
    for (const [, own] of Map.groupBy(issued, ({ registration }) => registration.id)) {
      const [{ registration } = {}] = own;
      const certificates = own.map(({ number }) => number);
      if (registration)
        await addTrainingMail(within, registration, { what: "certificate", certificates }, when);
    }
    return issued.length;
  });

/** Those of the drawn that somebody still waits for, with their registrations as they are now. */
const stillWanted = (drawn: Drawn[], wanted: Holder[]) =>
  drawn.flatMap((one) => {
    const isSame = ({ registration, name }: Holder) =>
      registration.id === one.registration.id && name === one.name;
    const now = wanted.find(isSame);
    return now ? { ...one, registration: now.registration } : [];
  });

const rowOf = (
  run: TrainingRun,
  { registration, number, name, code, pdf }: Drawn,
): CertificateRow => ({
  ...keyOf(run),
  registration_id: registration.id,
  number,
  name,
  email: registration.email,
  code,
  pdf,
  issued_on: today(),
});

const numberText = (number: number) => `${today().slice(0, 4)}-${String(number).padStart(4, "0")}`;

async function nextNumber({ db }: Storage): Promise<number> {
  const year = today().slice(0, 4);
  const { last } = await db
    .selectFrom("certificate")
    .select((eb) => eb.fn.max("number").as("last"))
    .where("number", "like", `${year}-%`)
    .executeTakeFirstOrThrow();
  return Number(last?.slice(5) ?? 0) + 1;
}

/** Refuses a name with letters that the type on the paper lacks: they would print as boxes. */
async function refuseMissingLetters(name: string): Promise<void> {
  const missing = await missingLetters(name);
  if (missing.length > 0)
    throw new Refusal(
      409,
      `The type of the certificate has no ${missing.join(" ")} for “${name}”: write the name in Latin letters under “Who comes”.`,
    );
}
