import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import type { Field } from "../../contract/fields.ts";
import { NEWSLETTER_PATH, SEND_FORM_PATH } from "../../contract/forms.ts";
import { WAITING_PATH } from "../../contract/waiting.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { hiddenIds, INQUIRY, startTestService } from "./harness/service.ts";

/** One line more in the list of each form, as a developer would add it; everything below is made from that list. */
const { asked, chosen } = await vi.hoisted(async () => {
  const { FORMS } = await import("../../contract/fields.ts");
  const asked: Field = {
    name: "plant",
    label: "Plant or site",
    kind: "line",
    required: false,
    max: 30,
  };
  const chosen: Field = {
    name: "heard",
    label: "Heard of us",
    kind: "choice",
    required: false,
    options: [
      { value: "fair", label: "At a fair" },
      { value: "friend", label: "From a friend" },
    ],
    preset: "fair",
    mustBe: "one of the listed ways",
  };
  for (const fields of Object.values(FORMS)) (fields as unknown as Field[]).push(asked, chosen);
  return { asked, chosen };
});

const DESK = "desk@verdant-ledger.example";
const filled = { [asked.name]: "Rolling mill two", [chosen.name]: "friend" };

const FORMS_AS_SENT = {
  contact: { path: SEND_FORM_PATH, fields: { ...INQUIRY, ...hiddenIds("contact") } },
  checklist: { path: SEND_FORM_PATH, fields: { email: INQUIRY.email, ...hiddenIds("checklist") } },
  newsletter: { path: NEWSLETTER_PATH, fields: { email: INQUIRY.email } },
  waiting: {
    path: WAITING_PATH,
    fields: { email: INQUIRY.email, course: "Kettle Maintenance in One Afternoon" },
  },
};

it.each(Object.entries(FORMS_AS_SENT))(
  "a field added to the %s form → checked, asked for again, in the firm's mail and in the export",
  async (_kind, { path: formPath, fields }) => {
    const mail = await startMailServer();
    const folder = temporaryFolder();
    // So that the firm is told of lists at once, too.
    const settings = { DATA_DIR: folder, SMTP_URL: mail.url, NEWSLETTER_CONFIRM: "off" };
    const service = await startTestService(settings);

    const refused = await service.post(formPath, {
      ...fields,
      ...filled,
      [asked.name]: "x".repeat(31),
    });
    const page = await refused.text();
    expect(refused.status).toBe(422);
    expect(page).toContain("Plant or site must have at most 30 characters.");
    expect(page).toMatch(/<input name="plant" type="text" maxlength="30" value="x{31}"/);
    expect(page).toContain('<option value="friend" selected>From a friend</option>');

    expect((await service.post(formPath, { ...fields, ...filled })).status).toBe(303);
    const [entry] = await service.entries();
    expect(JSON.parse(entry?.submission.fields ?? "")).toMatchObject(filled);

    const notice = await mail.next(DESK);
    for (const part of [
      notice.text,
      notice.html?.replaceAll(/<[^>]+>|\s+/g, " ").replaceAll(/ +/g, " "),
    ]) {
      expect(part).toMatch(/Plant or site:? Rolling mill two/);
      expect(part).toMatch(/Heard of us:? From a friend/);
    }

    const file = path.join(folder, "inbox.csv");
    expect((await readInbox({ DATA_DIR: folder }, "export", "--csv", file)).code).toBe(0);
    const [header = [], row = []] = readFileSync(file, "utf8")
      .split("\r\n")
      .map((line): string[] => line.match(/"(?:[^"]|"")*"|[^",]+|(?<=,)(?=,|$)/g) ?? []);
    expect(row[header.indexOf("plant")]).toBe("Rolling mill two");
    expect(row[header.indexOf("heard")]).toBe("friend");
  },
);
