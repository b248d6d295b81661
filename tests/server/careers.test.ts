import path from "node:path";
import { describe, expect, it } from "vitest";
import { APPLICATION_PATH, HONEYPOT_FIELD, RESUME_BYTES } from "../../contract/forms.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import { recogniseFile } from "../../server/intake/file-kinds.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { erase, everything } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { openConnection, requestText, statusesIn } from "./harness/raw.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const APPLICANT = "devika.nair@applicant.example";
const DESK = "desk@verdant-ledger.example";
const PDF = Buffer.from("%PDF-1.7\nA short life.\n%%EOF\n");
const FIELDS = {
  name: "Devika Nair",
  email: APPLICANT,
  phone: "",
  message: "I read meters.\nGladly.",
};

function application(
  file?: { bytes: Buffer; name: string },
  fields: Record<string, string> = FIELDS,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ [HONEYPOT_FIELD]: "", ...fields }))
    form.append(name, value);
  if (file) form.append("resume", new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

describeOnBothStorages("applications", (newStorage) => {
  const start = async (more: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url, CAREERS: "on", ...more };
    const service = await startTestService(settings);
    const apply = (
      body: FormData,
      headers: Record<string, string> = { accept: "application/json" },
    ) =>
      fetch(service.url + APPLICATION_PATH, { method: "POST", redirect: "manual", body, headers });
    return { mail, settings, service, apply };
  };

  it("with a résumé → stored whole, mailed to the firm with the file, acknowledged, named in the export", async () => {
    const { mail, settings, service, apply } = await start();
    const sent = await apply(application({ bytes: PDF, name: "../../Devika <CV>.PDF" }));
    expect([sent.status, await sent.json()]).toMatchObject([200, { ok: true }]);
    const [entry] = await service.entries();
    expect(JSON.parse(entry?.submission.fields ?? "")).toEqual({
      ...FIELDS,
      resume: "Devika CV.pdf",
    });

    const notice = await mail.next(DESK);
    expect(notice.text).toContain("I read meters.");
    const attached = notice.attachments.find(({ filename }) => filename === "Devika CV.pdf");
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(PDF);
    expect((await mail.next(APPLICANT)).subject).toBe("We have received your application");

    expect((await readInbox(settings, "export", "--csv", "-")).out).toContain("Devika CV.pdf");
  });

  it("sent twice → one; with another file → two", async () => {
    const { service, apply } = await start();
    const fields = { ...FIELDS, submission_id: "abcdefgh12345678" };
    for (let time = 0; time < 2; time++)
      await apply(application({ bytes: PDF, name: "cv.pdf" }, fields));
    expect(await service.entries()).toHaveLength(1);
    await apply(application({ bytes: Buffer.concat([PDF, PDF]), name: "cv.pdf" }, fields));
    expect(await service.entries()).toHaveLength(2);
  });

  it("erased, or past its time → the file goes with the record", async () => {
    const { settings, service, apply } = await start();
    const uploads = () => service.storage.db.selectFrom("upload").selectAll().execute();
    const settled = () =>
      eventually(async () =>
        (await service.entries()).every(({ mails }) =>
          mails.every(({ state }) => state !== "waiting"),
        ),
      );
    await apply(application({ bytes: PDF, name: "cv.pdf" }));
    await settled();
    await erase(settings, APPLICANT);
    expect(await uploads()).toEqual([]);

    await apply(application({ bytes: PDF, name: "cv.pdf" }));
    await settled();
    expect(await uploads()).toHaveLength(1);
    const inAYear = Date.now() + 366 * 24 * 60 * 60 * 1000;
    await sweep(
      service.storage,
      { dataDir: service.config.dataDir, days: 365, spamDays: 30 },
      inAYear,
    );
    expect([await service.entries(), await uploads()]).toEqual([[], []]);
  });

  it("backed up and restored → the file is there", async () => {
    const { settings, service, apply } = await start();
    const target = await newStorage();
    await apply(
      application({ bytes: Buffer.concat([PDF, Buffer.alloc(300_000, 7)]), name: "cv.pdf" }),
    );
    await apply(
      application({ bytes: PDF, name: "cv2.pdf" }, { ...FIELDS, email: "b@applicant.example" }),
    );
    await service.close();
    const file = path.join(temporaryFolder(), "inbox.backup");
    expect(await readInbox(settings, "backup", file)).toMatchObject({ code: 0 });
    expect(await readInbox(target, "restore", file)).toMatchObject({ code: 0 });
    expect(await everything(target)).toEqual(await everything(settings));
  });
});

describe("what is refused", () => {
  const start = async (more: Record<string, string> = { CAREERS: "on" }) => {
    const service = await startTestService({ DATA_DIR: temporaryFolder(), ...more });
    const apply = (body: FormData, accept = "application/json") =>
      fetch(service.url + APPLICATION_PATH, { method: "POST", body, headers: { accept } });
    return { service, apply };
  };

  it.each([
    ["a program called cv.pdf", Buffer.from("\x7fELF…"), "cv.pdf", 422],
    ["an archive that is no Word document", Buffer.from("PK\x03\x04 holiday.jpg"), "cv.docx", 422],
    ["a file of more than 5 MB", Buffer.concat([PDF, Buffer.alloc(RESUME_BYTES)]), "cv.pdf", 413],
  ])("%s → refused with a sentence, and nothing is stored", async (_, bytes, name, status) => {
    const { service, apply } = await start();
    const answer = await apply(application({ bytes, name }));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("résumé") });
    expect(await service.entries()).toEqual([]);
  });

  it("two files, or a form cut short → refused, and the server goes on", async () => {
    const { service, apply } = await start();
    const twice = application({ bytes: PDF, name: "a.pdf" });
    twice.append("resume", new Blob([new Uint8Array(PDF)]), "b.pdf");
    const refused = await apply(twice);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: "resume", message: expect.stringMatching(/^must be one file/) }],
    });
    const cut = await fetch(service.url + APPLICATION_PATH, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", accept: "application/json" },
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nDevi',
    });
    expect(cut.status).toBe(400);
    expect((await apply(application())).status).toBe(200);
    expect(await service.entries()).toHaveLength(1);
  });

  it("a missing name, without JavaScript → the form again with what was typed, and a field for the file", async () => {
    const { apply } = await start();
    const { name: _, ...rest } = FIELDS;
    const answer = await apply(application({ bytes: PDF, name: "cv.pdf" }, rest), "text/html");
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain("I read meters.");
    expect(page).toContain('enctype="multipart/form-data"');
    expect(page).toMatch(/<input type="file" name="resume"/);
  });

  it("a résumé that is only named → an application without one", async () => {
    const { service, apply } = await start();
    await apply(application(undefined, { ...FIELDS, resume: "cv.pdf" }));
    const body = new URLSearchParams({
      ...FIELDS,
      message: "By another encoding",
      resume: "cv.pdf",
    });
    const headers = { accept: "application/json" };
    await fetch(service.url + APPLICATION_PATH, { method: "POST", body, headers });
    const resumes = (await service.entries()).map(
      ({ submission }) => JSON.parse(submission.fields).resume,
    );
    expect(resumes).toEqual(["", ""]);
  });

  it("CAREERS off → there is no such form", async () => {
    const { service, apply } = await start({});
    expect((await apply(application({ bytes: PDF, name: "cv.pdf" }))).status).toBe(404);
    expect(await service.entries()).toEqual([]);
  });
});

describe("too much at once → refused before the file is read", () => {
  const start = (more: Record<string, string> = {}) =>
    startTestService({ DATA_DIR: temporaryFolder(), CAREERS: "on", TRUST_PROXY: "1", ...more });

  /** The head of an upload of 4.9 MB and a little of its body. */
  async function beginUpload(service: Started, from: string) {
    const connection = await openConnection(service.url);
    connection.socket.on("error", () => {});
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": "5000000",
      "x-forwarded-for": from,
    };
    connection.socket.write(requestText(`POST ${APPLICATION_PATH}`, headers, "--x\r\n"));
    return { ...connection, status: () => statusesIn(connection.answer())[0] };
  }

  it("files one after the other from one address → limited by their bytes; a small form is still accepted", async () => {
    // One of these weighs five forms, and it takes 40 s until the next may come.
    const service = await start({ RATE_LIMIT_PER_MINUTE: "6" });
    const file = { bytes: Buffer.concat([PDF, Buffer.alloc(4_900_000)]), name: "cv.pdf" };
    const { status } = await fetch(service.url + APPLICATION_PATH, {
      method: "POST",
      body: application(file),
      headers: { accept: "application/json" },
    });
    expect(status).toBe(200);
    // Nothing of the file is sent: the answer does not wait for it.
    const upload = await beginUpload(service, "127.0.0.1");
    await eventually(() => upload.status() === 429);
    expect(upload.answer()).toMatch(/retry-after: \d+/i);
    upload.socket.destroy();
    expect((await service.send(INQUIRY)).status).toBe(200);
    expect(await service.entries()).toHaveLength(2);
  });

  it("unfinished ones → three of an address, 26 of all, and other forms are still accepted", async () => {
    const service = await start({
      RATE_LIMIT_PER_MINUTE: "1000",
      RATE_LIMIT_GLOBAL_PER_MINUTE: "1000",
    });
    const begun: Awaited<ReturnType<typeof beginUpload>>[] = [];
    for (let number = 0; number < 4; number++)
      begun.push(await beginUpload(service, "203.0.113.1"));
    await eventually(() => begun[3]?.status() === 429);
    for (let number = 0; number < 24; number++)
      begun.push(await beginUpload(service, `198.51.100.${number}`));
    await eventually(() => begun.at(-1)?.status() === 429);
    expect(begun.filter(({ status }) => status() !== undefined)).toHaveLength(2);
    expect((await service.send(INQUIRY)).status).toBe(200);
    // A visitor who goes away leaves their room to the next.
    begun[0]?.socket.destroy();
    const body = application({
      bytes: Buffer.concat([PDF, Buffer.alloc(4_900_000)]),
      name: "cv.pdf",
    });
    const headers = { accept: "application/json", "x-forwarded-for": "203.0.113.1" };
    await eventually(async () => {
      const answer = await fetch(service.url + APPLICATION_PATH, { method: "POST", body, headers });
      return answer.status === 200;
    });
    for (const { socket } of begun) socket.destroy();
  });
});

describe("what a file is", () => {
  const word = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.from("…word/document.xml…")]);
  const oldWord = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.from("WordDocument", "utf16le"),
  ]);

  it.each([
    [PDF, "CV.exe", "CV.pdf"],
    [word, "Lebenslauf.docx", "Lebenslauf.docx"],
    [oldWord, "जीवन.doc", "जीवन.doc"],
    [PDF, "..", "file.pdf"],
    [PDF, "C:\\files\\my\u202Efdp.cv", "myfdp.pdf"],
  ])("told by its content, whatever its name", (bytes, name, stored) => {
    expect(recogniseFile(bytes, name)?.name).toBe(stored);
  });
});
