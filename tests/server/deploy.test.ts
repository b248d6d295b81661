import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { NEWSLETTER_PATH } from "../../contract/forms.ts";
import { onlyWithProgram } from "../only-with.ts";
import { startApp } from "./harness/app.ts";
import { FIXTURE_CONTENT, temporaryFolder } from "./harness/folders.ts";
import { openInbox } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { onPath } from "./harness/on-path.ts";
import { readInbox } from "./harness/process.ts";
import { startTestService } from "./harness/service.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (name: string) => readFileSync(join(root, name), "utf8");

const systemd = onPath("systemd-analyze");
const promtool = process.env.PROMTOOL_PATH || onPath("promtool");
const onlyWithPromtool = onlyWithProgram("promtool", promtool);

/** Exit status and all that was printed. */
function run(program: string, args: string[], options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", ...options });
  return { status, output: stdout + stderr };
}

/** The units as they are installed, but for a clone in this folder. */
function units(): { folder: string; names: string[] } {
  const folder = temporaryFolder();
  cpSync(join(root, "deploy/systemd"), folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
  for (const name of names) {
    const text = readFileSync(join(folder, name), "utf8").replaceAll("/srv/haritva/", root);
    writeFileSync(join(folder, name), text.replaceAll("/srv/haritva", root));
  }
  return { folder, names };
}

onlyWithProgram("systemd-analyze", systemd).describe("the units of systemd", () => {
  it("→ are correct", () => {
    const { folder, names } = units();
    const files = names.map((name) => join(folder, name));
    expect(names).toContain("haritva-backup.timer");
    expect(run(systemd ?? "", ["verify", "--man=no", ...files])).toEqual({ status: 0, output: "" });
  });

  it("→ each service may do little: an exposure of less than 2.5 of 10", () => {
    const { folder, names } = units();
    for (const name of names.filter((file) => file.endsWith(".service"))) {
      const args = [
        "security",
        "--offline=true",
        "--no-pager",
        "--threshold=24",
        join(folder, name),
      ];
      const { status, output } = run(systemd ?? "", args);
      expect([name, status === 0 ? "" : output.trim().split("\n").at(-1)]).toEqual([name, ""]);
    }
  });
});

it("the command of the nightly backup → a file that can be restored, and last month's is gone", async () => {
  const [settings, backups] = [{ DATA_DIR: temporaryFolder() }, temporaryFolder()];
  await (await openInbox(settings)).close();
  for (const end of ["", ".5.part"]) {
    const old = join(backups, `inbox-2020-01-01.backup${end}`);
    writeFileSync(old, "");
    utimesSync(old, new Date("2020-01-01"), new Date("2020-01-01"));
  }
  for (const command of commandsOf("deploy/systemd/haritva-backup.service")) {
    const printed = command.replaceAll("/var/lib/haritva-backups", backups).replaceAll("%%", "%");
    execFileSync("sh", ["-c", printed], {
      cwd: root,
      env: { PATH: process.env.PATH, CONTENT_DIR: FIXTURE_CONTENT, ...settings },
      stdio: "ignore",
    });
  }
  const [made = "", ...others] = readdirSync(backups);
  expect([made.replace(/\d{4}-\d\d-\d\d/, "DAY"), others]).toEqual(["inbox-DAY.backup", []]);
  const { code, out } = await readInbox(
    { DATA_DIR: temporaryFolder() },
    "restore",
    join(backups, made),
  );
  expect([code, out]).toEqual([0, expect.stringContaining("Restored")]);
});

const commandsOf = (unit: string) =>
  [...read(unit).matchAll(/^Exec\w+=(.+)$/gm)].map(([, command = ""]) => command);

describe("the alarms of Prometheus", () => {
  const { groups } = parse(read("deploy/prometheus/alerts.yml")) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  it("→ use metrics that the server has, and each is explained to the operator", async () => {
    const { app } = await startApp();
    const { body } = await app.inject("/metrics");
    const told = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const asked = rules.flatMap(
      ({ expr }) => expr.match(/\b(?:forms|http|process|nodejs)_\w+/g) ?? [],
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.includes(name.replace(/_bucket$/, "")))).toEqual([]);
    const page = read("docs/operating.md");
    expect(rules.map(({ alert }) => alert).filter((name) => !page.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  onlyWithPromtool.test("→ are correct, with the settings beside them", () => {
    const { status, output } = run(
      promtool ?? "",
      ["check", "config", "deploy/prometheus/prometheus.yml"],
      {
        cwd: root,
      },
    );
    expect([status, output]).toEqual([0, expect.stringContaining(`${rules.length} rules found`)]);
  });

  onlyWithPromtool.test("→ each rings when its fault lasts, and none while all is well", () => {
    const well = {
      'up{job="haritva"}': "1x120",
      forms_storage_up: "1x120",
      forms_oldest_waiting_mail_seconds: "60x120",
      'forms_mails{state="failed"}': "2x120",
      forms_mailbox_unread_seconds: "60x120",
      'http_requests_total{status="2xx"}': "0+100x120",
      'http_requests_total{status="5xx"}': "0+1x120",
      'http_request_duration_seconds_bucket{le="0.1"}': "0+100x120",
      'http_request_duration_seconds_bucket{le="2.5"}': "0+100x120",
      'http_request_duration_seconds_bucket{le="+Inf"}': "0+100x120",
      'forms_outbox_wait_seconds_bucket{le="60"}': "0+100x120",
      'forms_outbox_wait_seconds_bucket{le="7200"}': "0+100x120",
      'forms_outbox_wait_seconds_bucket{le="+Inf"}': "0+100x120",
      'process_cpu_seconds_total{job="haritva"}': "0+1x120",
      'process_resident_memory_bytes{job="haritva"}': "200000000x120",
      'node_filesystem_avail_bytes{fstype="ext4"}': "50x120",
      'node_filesystem_size_bytes{fstype="ext4"}': "100x120",
    };
    const ill = {
      ...well,
      'up{job="haritva"}': "0x120",
      forms_storage_up: "0x120",
      forms_oldest_waiting_mail_seconds: "2000x120",
      forms_mailbox_unread_seconds: "4000x120",
      'forms_mails{state="failed"}': "0+1x120",
      'http_requests_total{status="5xx"}': "0+10x120",
      'http_request_duration_seconds_bucket{le="0.1"}': "0+90x120",
      'forms_outbox_wait_seconds_bucket{le="60"}': "0+50x120",
      'process_cpu_seconds_total{job="haritva"}': "5 1 5 1 5 1 5 1x60",
      'process_resident_memory_bytes{job="haritva"}': "2000000000x120",
      'node_filesystem_avail_bytes{fstype="ext4"}': "5x120",
    };
    const test = (series: Record<string, string>, ringing: string[]) => ({
      interval: "1m",
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: "50m",
          exp_samples: ringing.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
        },
      ],
    });
    const file = join(temporaryFolder(), "test.json");
    writeFileSync(
      file,
      JSON.stringify({
        rule_files: [join(root, "deploy/prometheus/alerts.yml")],
        evaluation_interval: "1m",
        tests: [
          test(well, []),
          test(
            ill,
            rules.map(({ alert }) => alert),
          ),
        ],
      }),
    );
    const { status, output } = run(promtool ?? "", ["test", "rules", file]);
    expect([status, status === 0 ? "" : output]).toEqual([0, ""]);
  });
});

it("site and server apart → forms of the site are taken, and links in mails lead to the server, which answers them", async () => {
  const mail = await startMailServer();
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    SMTP_URL: mail.url,
    SITE_URL: "https://forms.verdant-ledger.example",
    ALLOWED_ORIGINS: "https://verdant-ledger.example",
  });
  const sent = await service.post(
    NEWSLETTER_PATH,
    { email: "asha@a.example" },
    {
      origin: "https://verdant-ledger.example",
      accept: "application/json",
      "sec-fetch-mode": "cors",
    },
  );
  expect([sent.status, sent.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "https://verdant-ledger.example",
  ]);
  const { text = "" } = await mail.next("asha@a.example");
  const links = [...new Set(text.match(/https:\/\/\S+/g)?.map((link) => new URL(link)) ?? [])];
  expect(links.map(({ host }) => host)).toEqual(links.map(() => "forms.verdant-ledger.example"));
  for (const path of links
    .filter(({ search }) => search)
    .map(({ pathname, search }) => pathname + search)) {
    const answer = await fetch(service.url + path, {
      headers: { host: "forms.verdant-ledger.example" },
    });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});
