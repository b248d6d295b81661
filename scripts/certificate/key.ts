import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import { NotFound, Refused } from "../../server/cli/command.ts";
import {
  type CertificateKey,
  certificateFile,
  certificateKeys,
} from "../../site/content/records/certificates.ts";
import { today } from "../../site/dates/dates.ts";
import type { Context } from "./context.ts";
import { pathsOf } from "./paths.ts";

const SAMPLE = "sample";

/** Makes a key pair, and an empty register if there is none. Never replaces a key. */
export async function newKey({ options, env, print }: Context): Promise<boolean> {
  const paths = pathsOf(env);
  const keys = certificateKeys();
  const id = options.id ?? freeId(keys);
  if (!/^[a-z0-9-]{1,12}$/.test(id))
    throw new Refused(`"${id}" is no id: use small letters, digits and hyphens.`);
  if (keys.some((key) => key.id === id)) throw new Refused(`There is a key called ${id} already: give --id.`);
  if (existsSync(paths.key))
    throw new Refused(
      `There is a key at ${paths.key} already. Name another file with CERTIFICATE_KEY, or move the old key away.`,
    );
  await mkdir(paths.folder, { recursive: true, mode: 0o700 });
  await refuseIfOthersCanOpen(paths.folder, "folder");

  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  await createPrivateFile(paths.key, String(privateKey.export({ format: "pem", type: "pkcs8" })));
  if (!existsSync(paths.register)) await createPrivateFile(paths.register, "");
  await publishKey({ id, publicKey: publicPart(publicKey), from: today() });
  print(`The private key lies in ${paths.key}. Keep a copy of that folder in a safe place, offline.`);
  print(
    `Its public part stands in ${relative(certificateFile("keys"))} as ${id}: commit it and build the site.`,
  );
  return true;
}

/** The private key and its id in codes. Refused unless its public part is in keys.yaml and in use today. */
export async function signingKey(env: NodeJS.ProcessEnv): Promise<{ key: KeyObject; id: string }> {
  const { key: file, folder } = pathsOf(env);
  if (!existsSync(file))
    throw new NotFound(`There is no key at ${file}. npm run certificate -- new-key makes one.`);
  await refuseIfOthersCanOpen(folder, "folder");
  await refuseIfOthersCanOpen(file, "file");
  const key = readKey(await readFile(file, "utf8"), file);
  const publicKey = publicPart(createPublicKey(key));
  const known = certificateKeys().find((one) => one.publicKey === publicKey);
  if (!known)
    throw new Refused(
      `The public part of ${file} is not in ${relative(certificateFile("keys"))}, so nobody could check the code: ${publicKey}`,
    );
  if (today() < known.from || (known.until && today() > known.until))
    throw new Refused(`The key ${known.id} is not in use today; see ${relative(certificateFile("keys"))}.`);
  return { key, id: known.id };
}

export const relative = (file: string) => path.relative(process.cwd(), file);

function readKey(pem: string, file: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {}
  throw new Refused(`${file} holds no private Ed25519 key.`);
}

const publicPart = (key: KeyObject) => String(key.export({ format: "jwk" }).x);

/** The id for the next key: the year, 2026, then 2026-2 and so on. */
function freeId(keys: CertificateKey[]): string {
  const year = today().slice(0, 4);
  const taken = keys.filter(({ id }) => id === year || id.startsWith(`${year}-`)).length;
  return taken === 0 ? year : `${year}-${taken + 1}`;
}

/** Adds the public key to keys.yaml. The first real key replaces the sample key. */
async function publishKey(key: CertificateKey): Promise<void> {
  const file = certificateFile("keys");
  const record = parseDocument(await readFile(file, "utf8"));
  const keys = certificateKeys();
  const placeholder = keys.findIndex(({ id }) => id === SAMPLE);
  if (placeholder >= 0) {
    record.deleteIn(["keys", placeholder]);
    record.delete("sample");
  }
  record.addIn(["keys"], record.createNode(key));
  await writeFile(file, String(record));
}

/** Sets the mode with the content, so that others can never read it. Fails if the file exists. */
const createPrivateFile = (filePath: string, content: string) =>
  writeFile(filePath, content, { flag: "wx", mode: 0o600, flush: true });

async function refuseIfOthersCanOpen(filePath: string, what: "file" | "folder"): Promise<void> {
  const { mode } = await stat(filePath);
  if ((mode & 0o077) === 0) return;
  const wanted = what === "file" ? "600" : "700";
  throw new Refused(
    `Others can open the ${what} ${filePath} (mode ${(mode & 0o777).toString(8)}). Run: chmod ${wanted} "${filePath}"`,
  );
}
