import { readFile } from "node:fs/promises";
import { certificateVerdict } from "../../site/certificates/verdict.ts";
import { certificateKeys, withdrawnCertificates } from "../../site/content/records/certificates.ts";
import { verifyCopy } from "../../site/views/verify/copy.ts";
import { factsOf } from "../../site/views/verify/facts.ts";
import type { Context } from "./context.ts";
import { fromCaller } from "./paths.ts";

/** The same judgement and the same words as on the page. */
export async function check({ word, env, print }: Context): Promise<boolean> {
  const { verdicts, facts: labels } = verifyCopy();
  const known = { keys: certificateKeys(), withdrawn: withdrawnCertificates() };
  const verdict = await certificateVerdict(await codeOf(word, env), known);
  const { title, text } = verdicts[verdict.kind];
  print(`${title}. ${text}`);
  for (const [name, said] of Object.entries(factsOf(verdict)))
    print(`  ${labels[name as keyof typeof labels]}: ${said}`);
  return verdict.kind === "valid";
}

/** A PDF of ours holds the address in the link behind its QR code. */
async function codeOf(word: string, env: NodeJS.ProcessEnv): Promise<string> {
  const file = await readFile(fromCaller(word, env)).catch(() => undefined);
  if (!file) return word;
  const text = file.toString("latin1");
  return /[?&]code=[\w.-]+/.exec(text)?.[0] ?? text.slice(0, 4000);
}
