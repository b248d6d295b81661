import { readFile, writeFile } from "node:fs/promises";
import { isSeq, parseDocument } from "yaml";
import { UsageError } from "../../server/cli/arguments.ts";
import { NotFound, Refused } from "../../server/cli/command.ts";
import { certificateVerdict } from "../../site/certificates/verdict.ts";
import { certificateFile, REASONS, withdrawnCertificates } from "../../site/content/records/certificates.ts";
import { dayText, today } from "../../site/dates/dates.ts";
import { verifyCopy } from "../../site/views/verify/copy.ts";
import { factsOf } from "../../site/views/verify/facts.ts";
import { knownCertificates } from "../../site/views/verify/known.ts";
import type { Context } from "./context.ts";
import { relative } from "./key.ts";
import { fromCaller } from "./paths.ts";
import { readRegister } from "./register.ts";

export async function withdraw({ words: [number = ""], options, env, print }: Context): Promise<boolean> {
  const reason = REASONS.find((known) => known === options.reason);
  if (!reason) throw new UsageError(`certificate withdraw needs --reason, one of: ${REASONS.join(", ")}.`);
  const entry = (await readRegister(env)).find((one) => one.number === number);
  if (!entry) throw new NotFound(`There is no certificate ${number} in the register.`);
  const earlier = withdrawnCertificates().find((one) => one.number === number);
  if (earlier) throw new Refused(`${number} was withdrawn on ${dayText(earlier.on)} already.`);
  const file = certificateFile("withdrawn");
  const record = parseDocument(await readFile(file, "utf8"));
  const listed = record.get("withdrawn");
  if (isSeq(listed)) listed.flow = false;
  record.addIn(["withdrawn"], record.createNode({ number, on: today(), reason }, { flow: true }));
  await writeFile(file, String(record));
  print(`${number} of ${entry.name} is on the list in ${relative(file)}: commit it and build the site.`);
  return true;
}

export async function list({ options, env, print }: Context): Promise<boolean> {
  const gone = new Map(withdrawnCertificates().map(({ number, ...rest }) => [number, rest]));
  const { training } = options;
  const entries = (await readRegister(env)).filter(({ slug }) => !training || slug === training);
  for (const { number, issuedOn, name, slug, run } of entries) {
    const withdrawal = gone.get(number);
    const state = withdrawal ? `  withdrawn on ${dayText(withdrawal.on)}: ${withdrawal.reason}` : "";
    print(`${number}  ${dayText(issuedOn)}  ${name}  ${slug}, ${run}${state}`);
  }
  if (entries.length === 0) print("No certificate has been issued yet.");
  return true;
}

/** Judges a code as /verify does, and prints the words of that page. True only if the code is valid. */
export async function check({ words: [argument = ""], env, print }: Context): Promise<boolean> {
  const { verdicts, facts: labels } = verifyCopy();
  const verdict = await certificateVerdict(await codeOf(argument, env), knownCertificates());
  const { title, text } = verdicts[verdict.kind];
  print(`${title}. ${text}`);
  for (const [name, said] of Object.entries(factsOf(verdict)))
    print(`  ${labels[name as keyof typeof labels]}: ${said}`);
  return verdict.kind === "valid";
}

/** The argument, or if it names a file, the code in it: our PDFs link to a url that holds the code. */
async function codeOf(argument: string, env: NodeJS.ProcessEnv): Promise<string> {
  const file = await readFile(fromCaller(argument, env)).catch(() => undefined);
  if (!file) return argument;
  const text = file.toString("latin1");
  return /[?&]code=[\w.-]+/.exec(text)?.[0] ?? text.slice(0, 4000);
}
