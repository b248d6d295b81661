import { expect, it } from "vitest";
import { addRegistration } from "../../server/inbox/registrations/registrations.ts";
import { addTrainingMail } from "../../server/inbox/registrations/training-mails.ts";
import { erasePerson, findPerson } from "../../server/inbox/submissions/erasure.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const EMAIL = "asha@mill.example";
const DAY = 24 * 60 * 60 * 1000;

describeOnBothStorages("mails to participants", (newStorage) => {
  it("→ one that is due goes out with its file, a reminder waits for its day, erasing removes both", async () => {
    const mail = await startMailServer();
    const service = await startTestService({ ...(await newStorage()), SMTP_URL: mail.url });
    const { storage, config } = service;
    const person = {
      name: "Asha",
      email: EMAIL,
      organisation: "",
      invoice_name: "",
      gstin: "",
      invoice_address: "",
    };
    const seat = { seats: 1, participants: "", state: "confirmed", submission_id: null } as const;
    const run = { training: "far-future-forestry", run: "2098-05-10", last_day: "2098-05-12" };
    const { id } = await addRegistration(storage, { ...person, ...seat, ...run }, Date.now());
    const add = (what: "confirmed" | "reminder", now: number) =>
      addTrainingMail(
        storage,
        { id },
        {
          ...{ what, subject: `About ${what}` },
          content: { title: what, paragraphs: ["A place is yours."], links: [], footer: "Why." },
          files: [
            {
              filename: "x.ics",
              contentType: "text/calendar",
              content: Buffer.from("BEGIN").toString("base64"),
            },
          ],
        },
        { now, domain: "verdant-ledger.example" },
      );
    await add("reminder", Date.now() + 500 * DAY);
    await add("confirmed", Date.now());
    await eventually(async () => (mail.to(EMAIL).length > 0 ? true : undefined));
    expect(mail.to(EMAIL)).toMatchObject([{ subject: "About confirmed" }]);
    expect(mail.to(EMAIL)[0]?.attachments?.some(({ filename }) => filename === "x.ics")).toBe(true);
    const waiting = () =>
      storage.db
        .selectFrom("mail")
        .select(["state", "attempts"])
        .where("recipient", "=", "participant")
        .execute();
    await eventually(async () => (await waiting()).some(({ state }) => state === "sent") || undefined);
    expect(await waiting()).toContainEqual({ state: "waiting", attempts: 0 });
    await erasePerson(storage, config.dataDir, await findPerson(storage, EMAIL));
    expect(await waiting()).toEqual([]);
  });
});
