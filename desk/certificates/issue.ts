import { sign } from "node:crypto";
import {
  listRegistrations,
  participantsOf,
  type RunKey,
  withSeats,
} from "../../server/inbox/registrations/registrations.ts";
import { addRow } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { CertificateRow, Registration } from "../../server/inbox/storage/tables.ts";
import { type Certificate, signedCode, unsignedCode } from "../../site/certificates/code.ts";
import { firm } from "../../site/content/reader/read.ts";
import { withdrawnCertificates } from "../../site/content/records/certificates.ts";
import { lastDay } from "../../site/content/records/run-days.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { dayText, durationText, timeText, today } from "../../site/dates/dates.ts";
import { certificatePdf } from "../../site/outputs/downloads/certificate-pdf.ts";
import { missingLetters } from "../../site/outputs/downloads/fonts.ts";
import { verifyCopy } from "../../site/views/verify/copy.ts";
import type { Desk } from "../desk.ts";
import { keyOf } from "../inbox/runs.ts";
import { trainingMails } from "../inbox/training-mails.ts";
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
  const held = (await certificatesOf(storage, keyOf(run))).filter(({ number }) => !gone.has(number));
  const registrations = await listRegistrations(storage, keyOf(run));
  const isHeld = (id: string, name: string) =>
    held.some((one) => one.registration_id === id && one.name === name);
  const attended = registrations.filter(({ state }) => state === "attended");
  return attended.flatMap((registration) => {
    const names = participantsOf(registration).map(cleanName);
    return names.filter((name) => !isHeld(registration.id, name)).map((name) => ({ registration, name }));
  });
}

/** Why nobody can have completed a run; "" if they can. */
export function refusalOf(run: TrainingRun): string {
  if (run.state === "cancelled") return "This run was cancelled.";
  if (lastDay(run) <= today()) return "";
  return `This run ends on ${dayText(lastDay(run))}; nobody has completed it yet.`;
}

/**
 * Signs a certificate for everybody who attended and has none, and mails them: one mail for each registration. All are
 * written down with their mails or none, so that no number is given twice and nothing is mailed twice.
 */
export async function issueCertificates(desk: Desk, run: TrainingRun, { id, key }: SigningKey) {
  const refusal = refusalOf(run);
  if (refusal) throw new Refusal(409, refusal);
  if (!isKeyLive(desk.config.buildDir, id))
    throw new Refusal(409, "Publish the site first: until then a scan finds no key.");
  for (const { name } of await withoutCertificate(desk.storage, run)) await refuseMissingLetters(name);
  return withSeats(desk.storage, async (within) => {
    const wanted = await withoutCertificate(within, run);
    if (wanted.length === 0)
      throw new Refusal(409, "Everybody who is marked as attended has a certificate, or nobody is.");
    let next = await nextNumber(within);
    const year = today().slice(0, 4);
    const issued: Array<CertificateRow & { registration: Registration }> = [];
    for (const { registration, name } of wanted) {
      const number = `${year}-${String(next++).padStart(4, "0")}`;
      const certificate: Certificate = {
        ...{ number, name, course: run.training.title, sessions: run.sessions },
        ...{ issuedOn: today(), issuer: firm().name },
      };
      const unsigned = unsignedCode(certificate, id);
      const code = signedCode(unsigned, sign(null, Buffer.from(unsigned), key));
      const details = [durationText(run.sessions), ...(run.time ? [timeText(run.time)] : []), run.format];
      const modules = run.training.modules.map(({ title }) => title);
      const paper = { certificate, code, words: verifyCopy().certificate, details, modules };
      const pdf = Buffer.from(await certificatePdf(paper)).toString("base64");
      const row = { number, name, code, pdf, issued_on: today(), ...keyOf(run), email: registration.email };
      issued.push({ ...row, registration_id: registration.id, registration });
    }
    const mails = await trainingMails(desk, within, run);
    for (const { registration, ...row } of issued) await addRow(within, "certificate", row);
    for (const [, own] of Map.groupBy(issued, ({ registration_id }) => registration_id)) {
      const files = own.map(({ number, pdf }) => ({
        ...{ filename: `${number}.pdf`, contentType: "application/pdf", content: pdf },
      }));
      if (own[0]) await mails.sendCertificates(within, own[0].registration, files);
    }
    return issued.length;
  });
}

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
  const missing = await missingLetters(name, undefined);
  if (missing.length > 0)
    throw new Refusal(
      409,
      `The type of the certificate has no ${missing.join(" ")} for “${name}”: write the name in Latin letters under “Who comes”.`,
    );
}
