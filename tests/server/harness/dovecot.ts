import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createConnection } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { ImapFlow } from "imapflow";
import { eventually } from "./eventually.ts";
import { freePort } from "./ports.ts";
import { madeOnce, unprivilegedUser } from "./postgres.ts";

const program = process.env.DOVECOT_PATH;

/** Its configuration is written otherwise from 2.4 on. */
const isKnown = (): boolean => {
  if (!program) return false;
  const { root, libraries } = partsOf(program);
  const env = { LD_LIBRARY_PATH: libraries };
  return execFileSync(join(root, "usr/sbin/dovecot"), ["--version"], {
    env,
    encoding: "utf8",
  }).startsWith("2.3");
};
export const hasDovecot = isKnown();

export const PASSWORD = "secret";

/** A real IMAP server, in which every name is a user with a mailbox. */
export async function startDovecot(folder: string) {
  const { root, libraries } = partsOf(program ?? "");
  const port = await freePort();
  const tlsPort = await freePort();
  const user = unprivilegedUser() ?? { uid: userInfo().uid, gid: userInfo().gid };
  const run = join(folder, "run");
  chmodSync(folder, 0o755);
  for (const name of [run, join(run, "login"), join(folder, "mail")]) mkdirSync(name);
  // Where the patched library looks for modules; see partsOf.
  for (const name of [run, join(run, "login")])
    symlinkSync(join(root, "usr/lib/dovecot/modules"), join(name, "modules"));
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  const made = [
    "req",
    "-x509",
    ...curve,
    "-nodes",
    "-days",
    "2",
    ...subject,
    "-keyout",
    key,
    "-out",
    certificate,
  ];
  execFileSync("openssl", made, { stdio: "ignore" });
  const config = join(folder, "dovecot.conf");
  const as = nameOf("-un", user.uid);
  const group = nameOf("-gn", user.uid);
  writeFileSync(
    config,
    `protocols = imap
base_dir = ${run}
state_dir = ${run}
log_path = /dev/stderr
libexec_dir = ${root}/usr/lib/dovecot
mail_plugin_dir = ${root}/usr/lib/dovecot/modules
default_internal_user = ${as}
default_internal_group = ${group}
default_login_user = ${as}
import_environment = LD_LIBRARY_PATH
mail_location = maildir:${folder}/mail/%u
first_valid_uid = 0
ssl = yes
ssl_cert = <${certificate}
ssl_key = <${key}
disable_plaintext_auth = no
auth_failure_delay = 0
mail_max_userip_connections = 0
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${user.uid} gid=${user.gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${tlsPort}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  );
  if (userInfo().uid === 0) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  let running = await launch();

  function launch() {
    const master = join(root, "usr/sbin/dovecot");
    // The program itself would look for doveconf where it would be installed.
    const args = ["-c", config, "-f", "service=master", "-e", master, "-F", "-c", config];
    const server = spawn(join(root, "usr/bin/doveconf"), args, {
      ...user,
      cwd: folder,
      env: { PATH: "/usr/bin:/bin", LD_LIBRARY_PATH: libraries },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    server.stderr.on("data", (chunk) => {
      output += chunk;
    });
    const exited = new Promise<void>((done) => server.once("exit", () => done()));
    const end = () => server.kill();
    process.once("exit", end);
    const stop = async () => {
      process.off("exit", end);
      end();
      await exited;
    };
    return eventually(async () => {
      if (server.exitCode !== null) throw new Error(`Dovecot ended early:\n${output}`);
      return (await isOpen(port)) ? { stop } : undefined;
    });
  }

  return {
    ca: certificate,
    url: (user: string, password = PASSWORD) =>
      `imap://${user}:${password}@127.0.0.1:${port}/INBOX`,
    tlsUrl: (user: string) => `imaps://${user}:${PASSWORD}@localhost:${tlsPort}`,
    /** Does something in a mailbox as a mail program does. */
    async at<Result>(user: string, work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
      const auth = { user, pass: PASSWORD };
      const options = {
        host: "127.0.0.1",
        port,
        secure: false,
        doSTARTTLS: false,
        auth,
        logger: false,
      } as const;
      const client = new ImapFlow(options);
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.logout();
      }
    },
    stop: () => running.stop(),
    async start() {
      running = await launch();
    },
    /** The mailbox counts anew, as after a repair. */
    forgetUids(user: string) {
      for (const name of [
        "dovecot-uidlist",
        "dovecot.index",
        "dovecot.index.log",
        "dovecot.index.cache",
        "dovecot-uidvalidity",
      ])
        rmSync(join(folder, "mail", user, name), { force: true });
    },
  };
}

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

const nameOf = (flag: string, uid: number) =>
  execFileSync("id", [flag, String(uid)], { encoding: "utf8" }).trim();

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/**
 * The folder in which it is installed, or unpacked, and where its libraries are. What is unpacked is copied to where
 * everybody may read it; there its library looks for modules in the folder of a process, not where it would be installed.
 */
function partsOf(file: string): { root: string; libraries: string } {
  const given = resolve(file, "../../..");
  const root =
    given === "/"
      ? given
      : madeOnce(join(tmpdir(), `forms-dovecot-${statSync(file).mtimeMs}`), (part) => {
          cpSync(join(given, "usr"), join(part, "usr"), {
            recursive: true,
            verbatimSymlinks: true,
          });
          const library = join(part, "usr/lib/dovecot/libdovecot.so.0.0.0");
          const bytes = readFileSync(library).toString("latin1");
          const patched = bytes.replaceAll(
            "/usr/lib/dovecot/modules\0",
            "/proc/self/cwd///modules\0",
          );
          writeFileSync(library, Buffer.from(patched, "latin1"));
        });
  const folders = ["usr/lib/dovecot", "usr/lib/dovecot/modules/old-stats"].map((name) =>
    join(root, name),
  );
  return { root, libraries: folders.filter((name) => existsSync(name)).join(":") };
}
