import { existsSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Refused } from "../../server/cli/command.ts";

const checkout = realpathSync(fileURLToPath(new URL("../..", import.meta.url)));

/** Paths of the private key and, beside it, the register and the certificates. Refuses a key inside this checkout. */
export function pathsOf(env: NodeJS.ProcessEnv) {
  const given = env.CERTIFICATE_KEY;
  const key = given
    ? fromCaller(given, env)
    : path.join(homedir(), ".config", "haritva", "certificate-key.pem");
  refuseInCheckout(key, "The private key must not lie where it could be committed or published");
  const folder = path.dirname(key);
  return {
    key,
    folder,
    register: path.join(folder, "certificate-register.jsonl"),
    issued: path.join(folder, "issued"),
  };
}

/** Resolves a path from the folder in which the command was typed; npm starts scripts in the project's folder. */
export const fromCaller = (given: string, env: NodeJS.ProcessEnv) =>
  path.resolve(env.INIT_CWD ?? process.cwd(), given);

/** Refuses a path inside this checkout, also one that leads there through symbolic links. */
export function refuseInCheckout(file: string, why: string): void {
  const real = realPath(file);
  if (real === checkout || real.startsWith(checkout + path.sep))
    throw new Refused(`${why}: ${file} is inside ${checkout}. Choose a folder outside.`);
}

/** Follows symbolic links, also where the file itself does not exist yet. */
function realPath(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const above = path.dirname(file);
  return above === file ? file : path.join(realPath(above), path.basename(file));
}
