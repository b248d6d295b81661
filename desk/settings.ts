import { userInfo } from "node:os";
import { z } from "zod";

/** A setting is wrong; the message has a sentence for each. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const LEAST_PASSPHRASE = 16;

const environment = z.object({
  DESK_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port, such as 4600")
    .transform(Number)
    .refine((port) => port <= 65535, "must be a port, such as 4600")
    .default(4600),
  DESK_PREVIEW_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port, such as 4601")
    .transform(Number)
    .optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  DESK_URL: z
    .url({ protocol: /^https?$/, error: "must be the address people type, such as https://desk.example.com" })
    .transform((text) => new URL(text).origin)
    .optional(),
  DESK_PASSPHRASE: z
    .string()
    .min(LEAST_PASSPHRASE, `must be at least ${LEAST_PASSPHRASE} characters long`)
    .optional(),
  DESK_NAME: z.string().max(60, "must be at most 60 characters long").optional(),
});

/** The names of all settings of the desk. */
export const SETTINGS = Object.keys(environment.shape);

export interface Settings {
  port: number;
  host: string;
  /** The port of the preview of pages, on this machine. */
  previewPort: number;
  /** The address that people type, where it is not this machine's own. */
  url: string | undefined;
  passphrase: string | undefined;
  /** The name that is recorded with changes, until somebody gives another. */
  name: string;
  /** Whether it is reached from this machine alone. */
  isLocal: boolean;
}

/** The desk shows what visitors wrote and changes the site: beyond this machine it needs a passphrase. */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(filled);
  if (!parsed.success)
    throw new SettingsError(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`).join("\n"),
    );
  const env = parsed.data;
  const isLocal = isLoopback(env.DESK_HOST) && env.DESK_URL === undefined;
  if (!isLocal && !env.DESK_PASSPHRASE)
    throw new SettingsError(
      `DESK_PASSPHRASE is missing: with DESK_HOST or DESK_URL others can reach the desk, so set one of ${LEAST_PASSPHRASE} characters or more.`,
    );
  if (isAnyAddress(env.DESK_HOST) && !env.DESK_URL)
    throw new SettingsError(
      `DESK_HOST=${env.DESK_HOST} is every address of this machine: set DESK_URL to the one that people type.`,
    );
  return {
    port: env.DESK_PORT,
    host: env.DESK_HOST,
    previewPort: env.DESK_PREVIEW_PORT ?? env.DESK_PORT + 1,
    url: env.DESK_URL,
    passphrase: env.DESK_PASSPHRASE,
    name: env.DESK_NAME ?? userName(),
    isLocal,
  };
}

const isLoopback = (host: string) => /^(127(\.\d{1,3}){3}|::1|localhost)$/.test(host);
const isAnyAddress = (host: string) => host === "0.0.0.0" || host === "::";

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return "somebody";
  }
}

/** The origins under which the desk answers. */
export function originsOf({ host, url, isLocal }: Settings, port: number): string[] {
  if (url) return [url];
  // Not [::1]: a content security policy cannot name it, so that the preview could not be framed there.
  if (isLocal) return ["127.0.0.1", "localhost"].map((name) => `http://${name}:${port}`);
  return [`http://${host.includes(":") ? `[${host}]` : host}:${port}`];
}

/** The preview has the host name under which the desk was opened: cookies of another name are not sent. */
export const previewOrigins = (origins: string[], port: number) =>
  origins.map((origin) => Object.assign(new URL(origin), { port: String(port) }).origin);
