import { sign } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../../server/cli/arguments.ts";
import { NotFound, Refused } from "../../server/cli/command.ts";
import { writePrivateFile } from "../../server/cli/private-file.ts";
import { type Certificate, signedCode, unsignedCode } from "../../site/certificates/code.ts";
import { firm } from "../../site/content/reader/read.ts";
import { withdrawnCertificates } from "../../site/content/records/certificates.ts";
import { lastDay } from "../../site/content/records/run-days.ts";
import type { Run } from "../../site/content/records/runs.ts";
import { type Training, trainings } from "../../site/content/records/trainings.ts";
import { dayText, durationText, timeText, today } from "../../site/dates/dates.ts";
import { certificatePdf } from "../../site/outputs/downloads/certificate-pdf.ts";
import { missingLetters } from "../../site/outputs/downloads/fonts.ts";
import { verifyCopy } from "../../site/views/verify/copy.ts";
import type { Context } from "./context.ts";
import { signingKey } from "./key.ts";
import { cleanName, namesIn } from "./names.ts";
import { fromCaller, pathsOf, refuseInCheckout } from "./paths.ts";
import { type Entry, nextNumber, withRegisterLock } from "./register.ts";

type CompletedRun = { training: Training; run: Run };

/** Refuses before it gives the first number. A repeated command that was interrupted only writes missing PDFs. */
export async function issue({ options, env, print }: Context): Promise<boolean> {
  const completed = completedRun(options.training, options.run);
  const names = await readNames(options, env);
  const nameFont = options.font ? await readFont(fromCaller(options.font, env)) : undefined;
  for (const name of names) await refuseMissingLetters(name, nameFont);
  const { key, id: keyId } = await signingKey(env);
  const out = outputPath(options, env);
  warnOfPlaceholders(print);

  const pdfOf = (entry: Entry) =>
    certificatePdf({
      certificate: entry,
      code: entry.code,
      words: verifyCopy().certificate,
      ...trainingDetails(completed),
      nameFont,
    });
  const savePdf = async (entry: Entry, pdf: Uint8Array) => {
    const file = out(entry.number);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writePrivateFile(file, (write) => write(Buffer.from(pdf)));
    print(`${entry.number}  ${entry.name}\n  ${file}\n  ${entry.code}`);
  };

  return withRegisterLock(env, async ({ entries, append, isInterrupted }) => {
    const gone = new Set(withdrawnCertificates().map(({ number }) => number));
    const holding = entries.filter(({ number }) => !gone.has(number));
    const earlier = names.flatMap((name) => earlierCertificate(holding, name, completed) ?? []);
    const lost = earlier.filter(({ number }) => !existsSync(out(number)));
    if (isInterrupted && earlier.length === names.length && lost.length > 0) {
      for (const entry of lost) await savePdf(entry, await pdfOf(entry));
      return true;
    }
    if (isInterrupted)
      print("! The last command was stopped before its end: certificate list shows what it issued.");
    const [first] = earlier;
    if (first && !options.again)
      throw new Refused(
        `${first.name} already holds ${first.number} for this run. Add --again to issue another.`,
      );
    const issued: Entry[] = [];
    for (const name of names) {
      const certificate = certificateFor(name, completed, nextNumber([...entries, ...issued], today()));
      const unsigned = unsignedCode(certificate, keyId);
      const code = signedCode(unsigned, sign(null, Buffer.from(unsigned), key));
      issued.push({ ...certificate, slug: completed.training.slug, run: completed.run.id, keyId, code });
    }
    const pdfs = await Promise.all(issued.map(pdfOf));
    await append(issued);
    for (const [index, entry] of issued.entries()) await savePdf(entry, pdfs[index] ?? (await pdfOf(entry)));
    return true;
  });
}

/** The run with that id or first day, or the only one. Refuses a cancelled run and one that is not over. */
function completedRun(slug: string | undefined, wanted: string | undefined): CompletedRun {
  const all = trainings();
  const known = `Trainings: ${all.map((training) => training.slug).join(", ")}.`;
  if (!slug) throw new UsageError(`certificate issue needs --training. ${known}`);
  const training = all.find((one) => one.slug === slug);
  if (!training) throw new NotFound(`There is no training "${slug}". ${known}`);
  const runs = training.runs.filter(
    ({ id, sessions }) => wanted === undefined || id === wanted || sessions[0]?.start === wanted,
  );
  const [run, ...others] = runs;
  const ids = training.runs.map(({ id }) => id).join(", ");
  if (!run) throw new NotFound(`${slug} has no run "${wanted}". Its runs: ${ids}.`);
  if (others.length > 0) throw new UsageError(`${slug} has several runs, so it needs --run: ${ids}.`);
  if (run.state === "cancelled") throw new Refused(`The run ${run.id} of ${slug} was cancelled.`);
  if (lastDay(run) > today())
    throw new Refused(
      `The run ${run.id} of ${slug} ends on ${dayText(lastDay(run))}; nobody has completed it yet.`,
    );
  return { training, run };
}

async function readNames({ name, from }: Context["options"], env: NodeJS.ProcessEnv): Promise<string[]> {
  if ((name === undefined) === (from === undefined))
    throw new UsageError("certificate issue needs either --name or --from.");
  if (name !== undefined) return [cleanName(name)];
  return namesIn(String(await readOrRefuse(fromCaller(from ?? "", env))));
}

async function readFont(file: string): Promise<Uint8Array> {
  const font = await readOrRefuse(file);
  await missingLetters("a", font).catch(() => {
    throw new Refused(`${file} is not a font that can be used here: give a .ttf or .otf file.`);
  });
  return font;
}

const readOrRefuse = (file: string) =>
  readFile(file).catch(() => {
    throw new NotFound(`${file} cannot be read.`);
  });

/** Refuses a name with letters that the font, or without one the site's type, lacks: they would print as boxes. */
async function refuseMissingLetters(name: string, font: Uint8Array | undefined): Promise<void> {
  const missing = await missingLetters(name, font);
  if (missing.length === 0) return;
  const whose = font ? "The font has" : "The site’s type has";
  throw new Refused(
    `${whose} no ${missing.join(" ")} for "${name}". Give a font file that has them, such as a Noto font: --font FILE`,
  );
}

/** Names a certificate's file by its number. A single --name with --out always gets that one file. */
function outputPath({ out, from }: Context["options"], env: NodeJS.ProcessEnv): (number: string) => string {
  const folder = out === undefined ? pathsOf(env).issued : fromCaller(out, env);
  refuseInCheckout(
    folder,
    "A certificate names a person and must not lie where it could be committed or published",
  );
  return (number) => (out === undefined || from !== undefined ? path.join(folder, `${number}.pdf`) : folder);
}

const earlierCertificate = (entries: Entry[], name: string, { training, run }: CompletedRun) =>
  entries.find((entry) => entry.name === name && entry.slug === training.slug && entry.run === run.id);

const certificateFor = (name: string, { training, run }: CompletedRun, number: string): Certificate => ({
  number,
  name,
  course: training.title,
  sessions: run.sessions,
  issuedOn: today(),
  issuer: firm().name,
});

function trainingDetails({ training, run }: CompletedRun) {
  return {
    details: [durationText(run.sessions), ...(run.time ? [timeText(run.time)] : []), run.format],
    modules: training.modules.map(({ title }) => title),
  };
}

function warnOfPlaceholders(print: Context["print"]): void {
  const left = firm().sample.filter((field) => ["name", "legalName", "domain"].includes(field));
  if (left.length > 0)
    print(
      `! content/firm.yaml still holds a placeholder for ${left.join(", ")}: a trial, not to be handed out.`,
    );
}
