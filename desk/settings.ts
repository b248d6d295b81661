import { isIP } from "node:net";
import { userInfo } from "node:os";
import { z } from "zod";
import { filledIn } from "../contract/settings.ts";
import { ConfigError, deskUrl } from "../server/config.ts";

const LEAST_PASSPHRASE = 16;

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
const port = z.string().refine(isPort, "must be a port, such as 4600").transform(Number);

const environment = z.object({
  DESK_PORT: port.default(4600),
  DESK_PREVIEW_PORT: port.optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  DESK_URL: deskUrl,
  DESK_PREVIEW_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be a web address such as https://preview.desk.example.com",
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  DESK_PASSPHRASE: z
    .string()
    .min(LEAST_PASSPHRASE, `must be at least ${LEAST_PASSPHRASE} characters long`)
    .optional(),
  DESK_PUSH: z.optional(
    z.string().regex(/^\w[\w.-]*$/, "must name a remote of git, such as origin"),
  ),
  DESK_NAME: z.string().max(60, "must be at most 60 characters long").optional(),
});

export const SETTINGS = Object.keys(environment.shape);

export function readSettings(variables: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(filledIn(variables));
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`).join("\n"),
    );
  const env = parsed.data;
  const isLocal = isLoopback(env.DESK_HOST) && env.DESK_URL === undefined;
  const relyingParty = relyingPartyOf(env.DESK_URL);
  if (!isLocal && !relyingParty && !env.DESK_PASSPHRASE)
    throw new ConfigError(
      `DESK_PASSPHRASE is missing: others can reach the desk, and passkeys work only under a DESK_URL with https. Set that, or a passphrase of ${LEAST_PASSPHRASE} characters or more.`,
    );
  if (env.DESK_PREVIEW_URL && (!env.DESK_URL || !isBeside(env.DESK_PREVIEW_URL, env.DESK_URL)))
    throw new ConfigError(
      "DESK_PREVIEW_URL must be another web address than DESK_URL, with the same protocol: another port of it, or another name below the same domain.",
    );
  if (isAnyAddress(env.DESK_HOST) && !env.DESK_URL)
    throw new ConfigError(
      `DESK_HOST=${env.DESK_HOST} is every address of this machine: set DESK_URL to the one that people type.`,
    );
  return {
    port: env.DESK_PORT,
    host: env.DESK_HOST,
    previewPort: env.DESK_PREVIEW_PORT ?? env.DESK_PORT + 1,
    /** The url that people type (DESK_URL); undefined when it is that of this machine. */
    url: env.DESK_URL,
    /** The url of the preview when a proxy is in front of it. */
    previewUrl: env.DESK_PREVIEW_URL,
    /** The site that passkeys belong to; undefined when browsers make none: without TLS, or under an IP address. */
    relyingParty,
    /** Opens the desk beyond this machine until there is an owner's account. */
    passphrase: env.DESK_PASSPHRASE,
    /** The name that is recorded with changes of whoever came by the terminal's link. */
    name: env.DESK_NAME ?? userName(),
    pushTo: env.DESK_PUSH,
    isLocal,
  };
}

export type Settings = ReturnType<typeof readSettings>;

const isLoopback = (host: string) => /^(127(\.\d{1,3}){3}|::1|localhost)$/.test(host);
const isAnyAddress = (host: string) => host === "0.0.0.0" || host === "::";

function relyingPartyOf(url: string | undefined) {
  if (!url) return undefined;
  const { hostname: id, protocol } = new URL(url);
  const isSecure = protocol === "https:" || id === "localhost";
  return isSecure && !isIP(id) && !id.startsWith("[") ? { id, origin: url } : undefined;
}

/** Whether the preview has another origin, so its scripts cannot reach the desk, but the same site, for its cookies. */
function isBeside(preview: string, desk: string): boolean {
  const [one, other] = [new URL(preview), new URL(desk)];
  const domain = ({ hostname }: URL) => hostname.split(".").slice(-2).join(".");
  return (
    one.origin !== other.origin && one.protocol === other.protocol && domain(one) === domain(other)
  );
}

function userName(): string {
  try {
    const { uid, username } = userInfo();
    // Lower numbers are root's and those of programs: their names tell nobody who it was. Windows has none (-1).
    if (uid < 0 || uid >= (process.platform === "darwin" ? 500 : 1000)) return username;
  } catch {}
  return "Somebody on the server";
}

export function originsOf({ host, url, isLocal }: Settings, port: number): string[] {
  if (url) return [url];
  // Not [::1]: a content security policy cannot name it, so that the preview could not be framed there.
  if (isLocal) return ["127.0.0.1", "localhost"].map((name) => `http://${name}:${port}`);
  return [`http://${host.includes(":") ? `[${host}]` : host}:${port}`];
}

/** The origins of the preview: the hosts of the desk with another port, or the url set for the preview. */
export const previewOrigins = ({ previewUrl }: Settings, origins: string[], port: number) =>
  previewUrl
    ? [previewUrl]
    : origins.map((origin) => Object.assign(new URL(origin), { port: String(port) }).origin);
