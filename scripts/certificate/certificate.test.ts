import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { today } from "../../site/dates/dates.ts";
import { copyOf, FIXTURES, LIVE } from "../../tests/content/folders.ts";
import { runCertificate } from "./run.ts";

const YEAR = today().slice(0, 4);
const TRAINING = "lamp-standards";
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** A staff member's machine: a copy of the content, a home, and the command. */
function office(source = FIXTURES) {
  const content = copyOf(source);
  const home = mkdtempSync(path.join(tmpdir(), "office-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  vi.stubEnv("HOME", home);
  const config = path.join(home, ".config/haritva");
  async function run(command: string, env: NodeJS.ProcessEnv = {}, ...more: string[]) {
    let [out, err] = ["", ""];
    const terminal = {
      stdout: { write: (text: string) => (out += text) },
      stderr: { write: (text: string) => (err += text) },
    };
    const code = await runCertificate([...command.split(" "), ...more], { INIT_CWD: home, ...env }, terminal);
    return { code, out, err };
  }
  const issue = (name: string, ...more: string[]) =>
    run(`issue --training ${TRAINING}`, {}, "--name", name, ...more);
  return { content, home, config, key: path.join(config, "certificate-key.pem"), run, issue };
}

const codeIn = (out: string) => /eyJ\S+/.exec(out)?.[0] ?? "";

it("a new key → owner-only, outside, its public part in the content, and never over another", async () => {
  const { config, key, run, content } = office();
  const made = await run("new-key");
  expect(made).toMatchObject({ code: 0, err: "" });
  expect([config, key, path.join(config, "certificate-register.jsonl")].map(modeOf)).toEqual([
    "700",
    "600",
    "600",
  ]);
  const pem = readFileSync(key, "utf8");
  expect(pem).toContain("BEGIN PRIVATE KEY");
  expect(made.out).not.toContain(pem.split("\n")[1]);
  expect(content.read("certificates/keys.yaml")).toContain(`"${YEAR}"`);
  expect((await run("new-key --id other")).err).toContain("There is a key at");
  expect(readFileSync(key, "utf8")).toBe(pem);
});

it("the first real key → takes the place of the placeholder, which launch-check then asks for no more", async () => {
  const { run, content } = office(LIVE);
  content.set("certificates/keys.yaml", "keys", [
    { id: "sample", publicKey: "7ol2ST7BsuikB7TWkZgnN04C3bbp53yVisKi5OWYBfk", from: "2026-11-15" },
  ]);
  content.set("certificates/keys.yaml", "sample", ["keys"]);
  expect((await run("new-key")).code).toBe(0);
  expect(content.read("certificates/keys.yaml")).not.toContain("sample");
});

it("a key inside the checkout, by name or by a link → refused, and nothing is written there", async () => {
  const { home, run } = office();
  const inside = path.resolve("scripts/certificate-key.pem");
  symlinkSync(path.resolve("scripts"), path.join(home, "link"));
  for (const file of [inside, path.join(home, "link/key.pem"), path.join(home, "link/deeper/key.pem")]) {
    const { code, err } = await run("new-key", { CERTIFICATE_KEY: file });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("is inside") });
  }
  expect(readdirSync("scripts").filter((name) => /key|deeper/.test(name))).toEqual([]);
});

it("a key that others can read → not used", async () => {
  const { key, config, run, issue } = office();
  await run("new-key");
  chmodSync(key, 0o640);
  expect((await issue("Asha Rao")).err).toContain(`chmod 600 "${key}"`);
  chmodSync(key, 0o600);
  chmodSync(config, 0o755);
  expect((await issue("Asha Rao")).err).toContain(`chmod 700 "${config}"`);
  chmodSync(config, 0o700);
  expect((await issue("Asha Rao")).code).toBe(0);
});

it("issued, checked, withdrawn → each is said, and the PDF is as good as the code", async () => {
  const { config, run, issue } = office();
  await run("new-key");
  const { out } = await issue("Asha Rao");
  const file = path.join(config, "issued", `${YEAR}-0001.pdf`);
  expect(modeOf(file)).toBe("600");
  for (const shown of [codeIn(out), file]) {
    const checked = await run("check", {}, shown);
    expect(checked.code).toBe(0);
    for (const said of ["Fixture: valid", "Asha Rao", "Sep 7-8 2024", "Verdant Ledger"])
      expect(checked.out).toContain(said);
  }
  const number = path.basename(file, ".pdf");
  expect((await run(`withdraw ${number}`)).code).toBe(2);
  expect((await run(`withdraw ${number} --reason replaced`)).code).toBe(0);
  expect((await run(`withdraw ${number} --reason replaced`)).err).toContain("already");
  expect((await run("withdraw 2024-9999 --reason replaced")).err).toContain("no certificate 2024-9999");
  expect(await run("check", {}, file)).toMatchObject({
    code: 1,
    out: expect.stringContaining("Fixture: withdrawn"),
  });
  expect((await run("list")).out).toMatch(/0001 .* Asha Rao .* withdrawn on .* replaced/);
});

it("numbers → never the same twice: not in a list, not the next time, not while somebody else issues", async () => {
  const { home, config, run, issue } = office();
  await run("new-key");
  writeFileSync(path.join(home, "names.csv"), "name,city\nAsha Rao,Pune\nBala Iyer,Delhi\n");
  await run(`issue --training ${TRAINING} --from names.csv --out sheets`);
  await issue("Chitra Sen");
  const numbers = async () =>
    [...(await run("list")).out.matchAll(/^\S+/gm)].map(([number]) => number.slice(5));
  expect(await numbers()).toEqual(["0001", "0002", "0003"]);
  expect(readdirSync(path.join(home, "sheets")).length).toBe(2);

  const lock = path.join(config, "certificate-register.jsonl.lock");
  writeFileSync(lock, "");
  expect((await issue("Dev Nair")).err).toContain(`delete ${lock}`);
  rmSync(lock);
  expect((await issue("Asha Rao")).err).toContain("-0001 for this run");
  expect((await issue("Asha Rao", "--again")).code).toBe(0);
  expect(await numbers()).toEqual(["0001", "0002", "0003", "0004"]);

  rmSync(path.join(config, "certificate-register.jsonl"));
  expect((await issue("Esha Jain")).err).toContain("Restore it from your copy");
});

const FIVE = ["Asha Rao", "Bala Iyer", "Chitra Sen", "Dev Nair", "Esha Jain"];

/** An office that is ready to issue five certificates, in a process of its own as the staff do it. */
async function readyOffice() {
  const all = office();
  await all.run("new-key");
  writeFileSync(path.join(all.home, "names.csv"), FIVE.join("\n"));
  const command = `issue --training ${TRAINING} --from names.csv`;
  const spawned = () =>
    spawn(process.execPath, ["scripts/certificate/main.ts", ...command.split(" ")], {
      env: { ...process.env, INIT_CWD: all.home },
    });
  const files = () => readdirSync(path.join(all.config, "issued")).filter((name) => name.endsWith(".pdf"));
  const register = path.join(all.config, "certificate-register.jsonl");
  return { ...all, command, spawned, files, lock: `${register}.lock`, register };
}

it("piped into a program that stops reading, and told to stop → finished all the same, without a word", async () => {
  const { spawned, files, lock, register } = await readyOffice();
  const child = spawned();
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  child.stdout.destroy();
  const ended = once(child, "close");
  // The lock alone may come and go unseen on a busy machine.
  const hasBegun = () => existsSync(lock) || statSync(register, { throwIfNoEntry: false })?.size;
  await vi.waitUntil(hasBegun, { timeout: 60_000, interval: 5 });
  if (existsSync(lock)) for (const signal of ["SIGINT", "SIGTERM"] as const) child.kill(signal);
  expect([await ended, err]).toEqual([[0, null], ""]);
  expect(readFileSync(register, "utf8").trim().split("\n")).toHaveLength(5);
  expect(files()).toHaveLength(5);
  expect(existsSync(lock)).toBe(false);
}, 90_000);

it("killed with certificates in the register and not in their files → the same command goes on", async () => {
  const { config, command, run, files, lock } = await readyOffice();
  const first = await run(command);
  const gone = spawnSync(process.execPath, ["--version"]).pid;
  writeFileSync(lock, `${gone}\n`);
  for (const number of ["0002", "0004"]) rmSync(path.join(config, "issued", `${YEAR}-${number}.pdf`));
  const again = await run(command);
  expect(again).toMatchObject({ code: 0, err: "" });
  expect([...again.out.matchAll(/^\d{4}-\d{4} /gm)].join()).toBe(`${YEAR}-0002 ,${YEAR}-0004 `);
  expect(first.out).toContain(codeIn(again.out));
  expect(files()).toHaveLength(5);
  expect(existsSync(lock)).toBe(false);
  expect((await run(command)).err).toContain("already holds");
});

it("a file that cannot be written → nothing is lost: the same command goes on once it can", async () => {
  const { config, command, run, files, lock } = await readyOffice();
  mkdirSync(path.join(config, "issued", `${YEAR}-0003.pdf`), { recursive: true });
  expect((await run(command)).err).toContain("0003.pdf is not an ordinary file");
  rmSync(path.join(config, "issued", `${YEAR}-0003.pdf`), { recursive: true });
  // In this process, which is still running, the lock of the failed command looks like somebody else's.
  writeFileSync(lock, `${spawnSync(process.execPath, ["--version"]).pid}\n`);
  expect((await run(command)).code).toBe(0);
  expect(files()).toHaveLength(5);
  expect((await run("list")).out.trim().split("\n")).toHaveLength(5);
});

it("what cannot be issued → a sentence, and no number is used up", async () => {
  const { home, content, run } = office();
  await run("new-key");
  mkdirSync(path.join(home, "empty"));
  const issue = (command: string, ...more: string[]) => run(`issue ${command}`, {}, ...more);
  const far = "--name Asha --training far-future-forestry";
  for (const [given, said] of [
    ["--name Asha", "needs --training"],
    [`--training ${TRAINING}`, "either --name or --from"],
    ["--name Asha --training kites", 'no training "kites"'],
    [`--name Asha --training ${TRAINING} --run 2024-01-01`, "no run"],
    [far, "needs --run"],
    [`${far} --run 2098-05-10`, "nobody has completed it yet"],
    ["--name Asha --training centenary-cartography --run 2099-01-20", "nobody has completed it yet"],
    [`--name आशा --training ${TRAINING}`, "--font FILE"],
    [`--name Asha --training ${TRAINING} --font empty`, "cannot be read"],
    [`--from missing.csv --training ${TRAINING}`, "cannot be read"],
    [`--name Asha --training ${TRAINING} --out ${path.resolve("build/asha.pdf")}`, "is inside"],
  ] as const) {
    const { code, err } = await issue(given);
    expect([given, err]).toEqual([given, expect.stringContaining(said)]);
    expect(code).toBeGreaterThan(0);
  }
  content.set("certificates/keys.yaml", "keys", []);
  expect((await issue(`--name Asha --training ${TRAINING}`)).err).toContain("nobody could check the code");
  expect((await run("list")).out).toBe("No certificate has been issued yet.\n");
});
