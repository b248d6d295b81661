import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { userInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CHECKLIST_PDF_PATH, SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import { loadSite } from "../../server/static/site.ts";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite, HASHED_FILES, temporaryFolder } from "./harness/folders.ts";
import { gradeVisit } from "./harness/observatory.ts";
import { freePort } from "./harness/ports.ts";
import { readInbox, startServerProcess } from "./harness/process.ts";
import { hiddenIds, INQUIRY } from "./harness/service.ts";
import { withPostgres } from "./harness/storages.ts";

const HOST = "verdant-ledger.example";

const isThere = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;
const canRun = isThere("nginx", "-v") && isThere("openssl", "version");

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Starts nginx with an example of ours; only ports, domain, certificate and folder differ from the file. */
async function startNginx(example: string, servers: string[], site: string) {
  const folder = temporaryFolder();
  const [plain, tls] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"].concat([
      "-subj",
      `/CN=${HOST}`,
      "-keyout",
      key,
      "-out",
      certificate,
    ]),
    { stdio: "ignore" },
  );
  const upstreams = [...servers];
  const text = readFileSync(new URL(`../../deploy/${example}`, import.meta.url), "utf8");
  const [, domain = ""] = /server_name (?:www\.)?([\w.-]+)/.exec(text) ?? [];
  const config = text
    .replaceAll(domain, HOST)
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${plain};`)
    .replaceAll(/listen 443 ssl;/g, `listen 127.0.0.1:${tls} ssl;`)
    .replaceAll(/server 127\.0\.0\.1:\d+;/g, () => `server ${new URL(upstreams.shift() ?? "").host};`)
    .replaceAll(/ssl_certificate +\S+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key +\S+;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/root \S+;/g, `root ${site};`);
  const temporaries = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; pid ${join(folder, "pid")}; error_log stderr warn;
${userInfo().uid === 0 ? "user root;" : ""}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporaries.join(" ")} ${config} }`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", main, "-e", "stderr"]);
  let output = "";
  nginx.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exited = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  onTestFinished(async () => {
    nginx.kill("SIGQUIT");
    await exited;
  });

  const ask = (path: string, host = HOST, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { host, ...(body && { "content-type": "application/x-www-form-urlencoded" }) };
      const options = {
        port: tls,
        host: "127.0.0.1",
        path,
        headers,
        rejectUnauthorized: false,
        servername: host,
      };
      const asked = request({ ...options, method: body ? "POST" : "GET" }, (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: text }));
      });
      asked.once("error", reject);
      asked.end(body);
    });
  await eventually(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    return ask("/").then(
      () => true,
      () => false,
    );
  });
  return { ask, plain };
}

const form = (message: string) =>
  new URLSearchParams({
    ...INQUIRY,
    ...hiddenIds("contact"),
    message,
    [SUBMISSION_ID_FIELD]: `submission-${message}`,
  }).toString();

/** Mozilla's grade of an answer; nobody else's page may read these, so the answer to one is the same. */
function grade({ headers, body }: Answer, plainRoute?: string[]) {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) all.set(name, String(value));
  const html = all.get("content-type")?.startsWith("text/html") ? body : "";
  return gradeVisit({ headers: all, html, fromElsewhere: all, plainRoute });
}

describe.skipIf(!canRun)("nginx with the example for", () => {
  it("one machine → pages and forms over TLS, each visitor limited by their own address", async () => {
    const site = fixtureSite();
    const settings = {
      DATA_DIR: temporaryFolder(),
      BUILD_DIR: site,
      TRUST_PROXY: "1",
      RATE_LIMIT_PER_MINUTE: "2",
    };
    const server = await startServerProcess(settings);
    const { ask, plain } = await startNginx("nginx.conf", [server.address], site);

    const page = await ask("/contact");
    expect(page).toMatchObject({ status: 200, body: readFileSync(join(site, "contact/index.html"), "utf8") });
    expect(page.headers["strict-transport-security"]).toContain("max-age");
    expect(await ask("/contact?a=1", `www.${HOST}`)).toMatchObject({
      status: 301,
      headers: { location: `https://${HOST}/contact?a=1` },
    });
    const insecure = await fetch(`http://127.0.0.1:${plain}/blog`, { redirect: "manual" });
    expect([insecure.status, insecure.headers.get("location")]).toEqual([301, `https://${HOST}/blog`]);
    const plainRoute = [`http://${HOST}/blog`, `https://${HOST}/blog`];
    expect(grade(page, plainRoute)).toMatchObject({
      grade: "A+",
      findings: { redirection: ["redirection-to-https", 0] },
    });
    expect(await ask(SEND_FORM_PATH, undefined, form("one"))).toMatchObject({ status: 200, body: "OK" });
    expect((await ask(SEND_FORM_PATH, undefined, form("two"))).status).toBe(200);
    expect((await ask(SEND_FORM_PATH, undefined, form("three"))).status).toBe(429);
    expect((await ask(SEND_FORM_PATH, undefined, `message=${"x".repeat(80_000)}`)).status).toBe(413);
  });

  describe("several instances", () => {
    const postgres = withPostgres();

    it("→ files from nginx, forms from whichever server lives, each form stored once", async () => {
      const site = fixtureSite();
      const settings = {
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: await postgres().newDatabase(),
        BUILD_DIR: site,
        TRUST_PROXY: "1",
        RATE_LIMIT_PER_MINUTE: "0",
      };
      const [first, second] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
      const { ask } = await startNginx("nginx-many.conf", [first.address, second.address], site);

      expect(await ask("/contact")).toMatchObject({
        status: 200,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "public, max-age=60, must-revalidate",
          "content-security-policy": "frame-ancestors 'none'",
        },
      });
      for (const path of ["/contact", "/nowhere", "/unsubscribe"]) {
        expect([path, grade(await ask(path)).grade]).toEqual([path, "A+"]);
      }
      const others = ["/favicon.svg", "/site.webmanifest", "/mail/picture.png", "/sitemap-index.xml"];
      for (const path of [...HASHED_FILES, ...others, CHECKLIST_PDF_PATH, "/blog/articles.json", "/blog/1"]) {
        const { status, headers } = await ask(path);
        const ours = loadSite(site).exact(path)?.cacheControl;
        expect([path, status, headers["cache-control"]]).toEqual([path, 200, ours]);
      }
      expect(await ask("/blog/999")).toMatchObject({
        status: 404,
        body: expect.stringContaining("Post Not Found"),
      });
      expect(await ask("/nowhere")).toMatchObject({
        status: 404,
        body: expect.stringContaining("Page not found"),
      });
      expect(await ask("/blog/999/deeper")).toMatchObject({
        status: 404,
        body: expect.stringContaining("Page not found"),
      });
      for (const path of ["/index.html.gz", "/404.html", "/blog/404.html"]) {
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      }
      expect((await ask("/contact/")).headers.location).toBe("/contact");

      const send = (message: string) => ask(SEND_FORM_PATH, undefined, form(message));
      const before = await Promise.all(Array.from({ length: 10 }, (_, number) => send(`before ${number}`)));
      first.child.kill("SIGKILL");
      await first.exited;
      const after = [];
      for (let number = 0; number < 10; number++) after.push(await send(`after ${number}`));
      expect([...before, ...after].map((answer) => answer.status)).toEqual(Array(20).fill(200));
      const { out } = await readInbox(settings, "list", "--json");
      expect(out.trim().split("\n")).toHaveLength(20);
    });
  });
});
